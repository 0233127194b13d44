/** The assessment of an interview: pure, no I/O. */
export { assess } from './assess'
export { answerQuestion } from './chat/answer-question'
export { answerWithModel } from './chat/answer-with-model'
export type { AskChatModel } from './chat/ports'
export type { ChatSource } from './chat/source'
export { summarize, summarizeWithModel } from './chat/summarize'
export { plannedExamCalls } from './exam/exam-interviews'
export { examVersion } from './exam/exam-version'
export { type ExamOutcome, type ExamProgress, runExam } from './exam/run-exam'
export * from './input'
export { hashInput } from './input-hash'
export { judgeSchemas } from './judge/judge-answers'
export { judgeEngineVersion, judgeInterview } from './judge/judge-interview'
export {
  type AskJudge,
  type JudgeCall,
  type JudgeInterview,
  JudgeMalformed,
  type Judgement,
  type JudgePlace,
  type JudgeReply,
  judgeCallKinds,
  judgeStages,
  type SampleCount,
} from './judge/ports'
export { promptVersion } from './judge/prompt-version'
export { engineVersion, rubricVersion } from './version'
