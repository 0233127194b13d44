/** The assessment of an interview: pure, no I/O. */
export { assess } from './assess'
export * from './input'
export { inputHashOf } from './input-hash'
export { judgeEngineVersion, judgeInterview } from './judge/judge-interview'
export { promptVersion } from './judge/judge-prompt'
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
