/** The validity exam, the same for every engine. Not part of the server: its material is read by the tools and tests only. */
export { assess } from '../../assess'
export { englishCases } from '../occupations/english-cases'
export { vietnameseCases } from '../occupations/vietnamese-cases'
export { type ExamEngine, readFigures } from './exam-figures'
export {
  runValidityExam,
  type ValidityOutcome,
  validityExamVersion,
} from './run-validity-exam'
export { type ScriptedEngineId, scriptedEngines } from './scripted-engines'
export type { ValidityCase, ValidityPartId } from './validity-parts'
