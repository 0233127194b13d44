/** The assessment of an interview: pure, no I/O. */
export { assess } from './assess'
export { plannedExamCalls } from './exam/exam-interviews'
export { examVersion } from './exam/exam-version'
export { type ExamOutcome, type ExamProgress, runExam } from './exam/run-exam'
export * from './input'
export { hashInput } from './input-hash'
export { judgeEngineVersion, judgeInterview } from './judge/judge-interview'
export { promptVersion, zJudgeAnswer } from './judge/judge-prompt'
export {
  type AskJudge,
  type JudgeCall,
  type JudgeGroup,
  type JudgeInterview,
  JudgeMalformed,
  type Judgement,
  type JudgeReply,
  judgeGroups,
} from './judge/ports'
export { engineVersion, rubricVersion } from './version'
