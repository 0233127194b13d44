import type { DigitalSource, EndReason, MessageType, ProbeKind } from '@candor/contract'
import { sessionLimits } from '../../limits'
import { stopClock } from './clock'
import { acknowledgementVariants, type SayContent } from './effect'
import type { Reply } from './event'
import { hasAnswered, isFinishHeld, isOpenAnswer, nextQuestion } from './read'
import type { SessionAnswerState } from './state'
import { change, effect, type Step, say, template, words } from './step'

interface Asking {
  readonly answerId: string
  readonly questionId: string
  readonly questionIndex: number
  readonly text: string
  readonly probeKind: ProbeKind | null
  readonly digitalSource?: DigitalSource | undefined
}

const freshAnswer = (asking: Asking, turn: number, atMs: number): SessionAnswerState => ({
  answerId: asking.answerId,
  turn,
  questionId: asking.questionId,
  questionIndex: asking.questionIndex,
  questionText: asking.text,
  ...(asking.digitalSource && { questionDigitalSource: asking.digitalSource }),
  isFollowUp: asking.probeKind !== null,
  probeKind: asking.probeKind,
  take: 1,
  state: 'asked',
  askedAtMs: atMs,
  firstStartedAtMs: null,
  firstEndedAtMs: null,
  modality: null,
  text: '',
  speechMs: null,
  durationMs: 0,
  segmentCount: 0,
  transcript: 'none',
  transcribedBy: null,
  segments: null,
  shortAttempts: 0,
  interruptions: [],
  replaces: null,
  retaken: null,
  otherTakes: [],
  setRetakeCount: 0,
  lastTake: 1,
})

const ask = (step: Step, asking: Asking, saying: { messageType: MessageType; atMs: number }): Step => {
  const turn = step.state.turn + 1
  const asked = change(step, {
    turn,
    awaiting: null,
    answers: [...step.state.answers, freshAnswer(asking, turn, saying.atMs)],
  })
  return say(asked, { ...saying, content: words(asking.text), digitalSource: asking.digitalSource })
}

const repeats: ReadonlySet<ProbeKind> = new Set(['repeat', 'slower', 'rephrase'])

/** How often the question of an answer has been put: asked, asked again in other words, or refused as too short. */
export const timesAsked = (step: Step, answer: SessionAnswerState): number =>
  step.state.answers.filter(
    (other) =>
      other.questionIndex === answer.questionIndex &&
      (!other.isFollowUp || (other.probeKind !== null && repeats.has(other.probeKind))),
  ).length + answer.shortAttempts

/** A follow-up on the question of the last answer. */
export const askProbe = (step: Step, reply: Reply, atMs: number): Step => {
  const last = step.state.answers.at(-1)
  if (!last) return step
  const asking = {
    answerId: reply.answerId,
    questionId: last.questionId,
    questionIndex: last.questionIndex,
    text: reply.text,
    probeKind: reply.kind,
    digitalSource: reply.digitalSource,
  }
  const messageType = repeats.has(reply.kind) ? 'repeat' : 'followUp'
  return ask(change(step, { lastProbeKind: reply.kind }), asking, { messageType, atMs })
}

/** What is said at once after an answer that was given: it fits a follow-up as well as the next question. */
export const getAcknowledgment = (turn: number): SayContent =>
  template('acknowledgement', { variant: turn % acknowledgementVariants })

export const acknowledge = (step: Step, atMs: number): Step =>
  say(step, { messageType: 'acknowledgement', content: getAcknowledgment(step.state.turn), atMs })

/** Silence was not acknowledged: on to the next question. A recording without words was. */
const isSilence = (answer: SessionAnswerState | undefined): boolean =>
  answer?.state === 'skipped' && answer.transcript === 'none'

const passOver = (step: Step, atMs: number): Step =>
  isSilence(step.state.answers.at(-1))
    ? say(step, { messageType: 'acknowledgement', content: template('movingOn'), atMs })
    : step

/** The next planned question, or the outro after the last. */
export const askNext = (step: Step, atMs: number): Step => {
  const { plan, answers } = step.state
  const questionIndex = (answers.at(-1)?.questionIndex ?? -1) + 1
  const question = nextQuestion(step.state)
  if (!question) return finish(step, plan.length === 0 ? 'noQuestions' : 'completed', atMs)
  const asking = {
    answerId: question.answerId,
    questionId: question.questionId,
    questionIndex,
    text: question.text,
    probeKind: null,
  }
  return ask(passOver(step, atMs), asking, { messageType: 'question', atMs })
}

type FinishReason = EndReason | 'noQuestions'

const farewells: Readonly<Record<FinishReason, { messageType: MessageType; content: SayContent } | null>> = {
  completed: { messageType: 'outro', content: template('outro') },
  time_up: { messageType: 'outro', content: template('outroTimeUp') },
  left: { messageType: 'outro', content: template('outroLeft') },
  noQuestions: { messageType: 'outroNoQuestions', content: template('outroNoQuestions') },
  abandoned: null,
}

const leaveOpenAnswers = (step: Step): Step =>
  change(step, {
    answers: step.state.answers.map((answer) => (isOpenAnswer(answer) ? { ...answer, state: 'skipped' } : answer)),
  })

/** After the end: 15 minutes to the automatic submission, where there is something to submit. */
const planSubmission = (step: Step, reason: FinishReason, atMs: number): Step => {
  if (step.state.isPractice) return effect(step, { type: 'discardPractice' })
  if (reason === 'abandoned' || !hasAnswered(step.state)) return step
  const autoSubmitAtMs = atMs + sessionLimits.autoSubmitAfterMs
  return effect(change(step, { autoSubmitAtMs }), { type: 'scheduleAutoSubmit', atMs: autoSubmitAtMs })
}

/** Ends for good. */
export const finish = (step: Step, reason: FinishReason, atMs: number): Step => {
  const farewell = farewells[reason]
  const spoken = farewell ? say(step, { ...farewell, atMs }) : step
  const ended = change(leaveOpenAnswers(spoken), {
    state: 'ended',
    endReason: reason === 'noQuestions' ? 'completed' : reason,
    endedAtMs: atMs,
    clock: stopClock(step.state.clock, atMs),
    awaiting: null,
    closing: null,
    interruptedAtMs: null,
  })
  return planSubmission(ended, reason, atMs)
}

/** After an answer: on to the next question, or to the end where the time is up. An end that is held comes after the return. */
export const moveOn = (step: Step, atMs: number): Step => {
  if (isFinishHeld(step.state, atMs)) return step
  return step.state.closing === null ? askNext(step, atMs) : finish(step, 'time_up', atMs)
}
