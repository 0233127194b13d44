import type { AnswerTakeState, SessionAnswerState } from './state'
import { change, changeAnswer, effect, type Step } from './step'

/** Takes are counted from 1. */
export const firstTake = 1

/** The take that counts, as one of the takes. */
export const getCurrentTake = (answer: SessionAnswerState): AnswerTakeState => ({
  take: answer.take,
  replaces: answer.replaces,
  startedAtMs: answer.retaken?.startedAtMs ?? answer.firstStartedAtMs,
  endedAtMs: answer.retaken?.endedAtMs ?? answer.firstEndedAtMs,
  state: answer.state,
  modality: answer.modality,
  text: answer.text,
  speechMs: answer.speechMs,
  durationMs: answer.durationMs,
  segmentCount: answer.segmentCount,
  transcript: answer.transcript,
  transcribedBy: answer.transcribedBy,
  segments: answer.segments,
  interruptions: answer.interruptions,
})

/** All takes of an answer, the one that counts first. */
export const listTakes = (answer: SessionAnswerState): readonly AnswerTakeState[] => [
  getCurrentTake(answer),
  ...answer.otherTakes,
]

/** A take by its number, whether it counts or not; null: this answer has none such. */
export const findTake = (answer: SessionAnswerState | null, take: number): AnswerTakeState | null =>
  answer === null ? null : (listTakes(answer).find((known) => known.take === take) ?? null)

/** What may change of a take after it was committed. */
type LateNews = Partial<
  Pick<AnswerTakeState, 'state' | 'transcript' | 'text' | 'segments' | 'transcribedBy' | 'segmentCount'>
>

/** News of a take: of the one that counts, or of another. */
export const changeTake = (
  step: Step,
  place: { readonly turn: number; readonly take: number },
  patch: LateNews,
): Step => {
  const answer = step.state.answers.find((known) => known.turn === place.turn)
  if (answer === undefined || answer.take === place.take) return changeAnswer(step, place.turn, patch)
  const otherTakes = answer.otherTakes.map((other) => (other.take === place.take ? { ...other, ...patch } : other))
  return changeAnswer(step, place.turn, { otherTakes })
}

/** Makes a take count. The answer keeps its first take's times; what counted so far stays among the others. */
export const putTake = (step: Step, answer: SessionAnswerState, counting: AnswerTakeState): Step => {
  const { startedAtMs, endedAtMs, ...content } = counting
  const isFirst = content.take === firstTake || startedAtMs === null || endedAtMs === null
  return changeAnswer(step, answer.turn, {
    ...content,
    retaken: isFirst ? null : { startedAtMs, endedAtMs },
    otherTakes: listTakes(answer).filter((known) => known.take !== content.take),
  })
}

/** However a retake ended, the countdown continues where it stopped. */
export const endRetake = (step: Step, atMs: number): Step => {
  const { retake, pausedMs } = step.state
  if (retake === null) return step
  const autoSubmitAtMs = atMs + retake.leftMs
  const over = { retake: null, autoSubmitAtMs, pausedMs: pausedMs + atMs - retake.startedAtMs }
  return effect(change(step, over), { type: 'scheduleAutoSubmit', atMs: autoSubmitAtMs })
}
