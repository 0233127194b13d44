import type { CurrentTurn, ProbeKind } from '@candor/contract'
import { sessionLimits } from '../../limits'
import { hasEnded, isInterrupted, isUnderway } from '../session-state'
import { remainingMs } from './clock'
import type { PlannedQuestion, SessionAnswerState, SessionMachineState } from './state'

export const findAnswerOfTurn = (state: SessionMachineState, turn: number): SessionAnswerState | null =>
  state.answers.find((answer) => answer.turn === turn) ?? null
export const answerById = (state: SessionMachineState, answerId: string): SessionAnswerState | null =>
  state.answers.find((answer) => answer.answerId === answerId) ?? null

export const isOpenAnswer = (answer: SessionAnswerState): boolean =>
  answer.state === 'asked' || answer.state === 'recording'

/** The answer the candidate is to give now, or null: nothing is asked, the interviewer is to speak, or it is over. */
export const openAnswer = (state: SessionMachineState): SessionAnswerState | null => {
  const last = state.answers.at(-1)
  return last && isOpenAnswer(last) && isUnderway(state) ? last : null
}

/** The candidate's words or recording are there; silence is not an answer. */
export const isAnswered = (answer: SessionAnswerState): boolean =>
  answer.state === 'committed' || answer.state === 'transcribing' || answer.state === 'ready'
export const hasAnswered = (state: SessionMachineState): boolean => state.answers.some(isAnswered)

export const findQuestion = (state: SessionMachineState, answer: SessionAnswerState): PlannedQuestion | null =>
  state.plan[answer.questionIndex] ?? null

/** The planned question after the last answer; null where none is left. */
export const nextQuestion = ({ plan, answers }: SessionMachineState): PlannedQuestion | null =>
  plan[(answers.at(-1)?.questionIndex ?? -1) + 1] ?? null

/** The candidate asked for an accommodation after the last answer: the interview doesn't end before they are back. */
export const isFinishHeld = (state: SessionMachineState, atMs: number): boolean =>
  isInterrupted(state) && state.heldUntilMs !== null && state.heldUntilMs > atMs && nextQuestion(state) === null

/** An answer's question as the browser shows it. */
export const presentTurn = (state: SessionMachineState, answer: SessionAnswerState): CurrentTurn => ({
  turn: answer.turn,
  answerId: answer.answerId,
  take: answer.take,
  questionText: answer.questionText,
  ...(answer.questionDigitalSource && { questionDigitalSource: answer.questionDigitalSource }),
  questionNumber: answer.questionIndex + 1,
  questionCount: state.plan.length,
  isFollowUp: answer.isFollowUp,
  minCharacters: answer.isFollowUp ? null : (findQuestion(state, answer)?.minCharacters ?? null),
})

/** What the browser shows as the present question; null while none waits for an answer. */
export const currentTurn = (state: SessionMachineState): CurrentTurn | null => {
  const answer = openAnswer(state)
  return answer && presentTurn(state, answer)
}

/** What the interviewer's port is asked with, but for the session's id. */
export interface ReplyInput {
  readonly turn: number
  readonly language: SessionMachineState['language']
  readonly question: Pick<PlannedQuestion, 'text' | 'kind' | 'expectedPoints' | 'requirementTerms'>
  readonly answer: { readonly text: string; readonly speechMs: number | null; readonly modality: 'speech' | 'text' }
  readonly probesOnThisQuestion: readonly ProbeKind[]
  readonly probesInInterview: number
  readonly lastProbeKind: ProbeKind | null
  readonly remainingMs: number
}

const listProbes = (answers: readonly SessionAnswerState[]): readonly ProbeKind[] =>
  answers.flatMap((answer) => (answer.probeKind === null ? [] : [answer.probeKind]))

/** The probe history is kept here, the budgets are the port's. Null for a turn that was never asked. */
export const replyInput = (state: SessionMachineState, turn: number, nowMs: number): ReplyInput | null => {
  const answer = findAnswerOfTurn(state, turn)
  const question = answer && findQuestion(state, answer)
  if (!answer || !question) return null
  return {
    turn,
    language: state.language,
    question: {
      text: question.text,
      kind: question.kind,
      expectedPoints: question.expectedPoints,
      requirementTerms: question.requirementTerms,
    },
    answer: {
      text: answer.text,
      speechMs: answer.speechMs,
      modality: answer.modality === 'typed' ? 'text' : 'speech',
    },
    probesOnThisQuestion: listProbes(state.answers.filter((other) => other.questionIndex === answer.questionIndex)),
    probesInInterview: listProbes(state.answers).length,
    lastProbeKind: state.lastProbeKind,
    remainingMs: remainingMs(state, nowMs),
  }
}

/** Whether the interview reached its end, by questions or by time. */
export const isCompleted = (state: SessionMachineState): boolean =>
  hasEnded(state) && (state.endReason === 'completed' || state.endReason === 'time_up')

/** Until when an interrupted session can be continued; null where it isn't interrupted. */
export const resumableUntilMs = (state: SessionMachineState): number | null =>
  isInterrupted(state) && state.interruptedAtMs !== null
    ? Math.max(state.interruptedAtMs + sessionLimits.resumableForMs, state.heldUntilMs ?? 0)
    : null

/** Takes the next number of the journal, for an entry of the server's own. */
export const takeSeq = (state: SessionMachineState): { readonly state: SessionMachineState; readonly seq: number } => {
  const seq = state.lastSeq + 1
  return { state: { ...state, lastSeq: seq }, seq }
}
