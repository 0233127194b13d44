/** The validity exam, the same for every engine. Not part of the server: its material is read by the tools and tests only. */
export { assess } from '../../assess'
export { judgeInterview } from '../../judge/judge-interview'
export { type AskJudge, JudgeMalformed, type SampleCount } from '../../judge/ports'
export { englishCases } from '../occupations/english-cases'
export { vietnameseCases } from '../occupations/vietnamese-cases'
export type { ValidityDim, Verdict } from './dim-results'
export { everyDim } from './every-dim'
export { type ExamEngine, readFigures } from './exam-figures'
export type { OccupationCase } from './occupation-case'
export {
  ExamStopped,
  runValidityExam,
  type ValidityOutcome,
  validityExamVersion,
} from './run-validity-exam'
export { type ScriptedEngineId, scriptedEngines } from './scripted-engines'
export { scriptedJudges } from './scripted-judges'
export {
  builtinClaims,
  modelClaims,
  type ValidityCase,
  type ValidityPartId,
  validityParts,
} from './validity-parts'
