import type { ErrorCode } from '@candor/contract'
import {
  answerLimits,
  hasBegun,
  isSaidByInterviewer,
  openAnswer,
  reduceSession,
  type SessionInput,
  type SessionMachineState,
} from '@candor/domain'
import { type Host, renderUtterance } from '../sessions'

/** An utterance that the interviewer is predicted to say, with its future journal number. */
export interface PredictedUtterance {
  readonly seq: number
  readonly text: string
}

export interface Prediction {
  readonly state: SessionMachineState
  readonly says: readonly PredictedUtterance[]
  readonly refused: ErrorCode | null
}

export interface PredictionBase {
  readonly state: SessionMachineState
  readonly mayTranscribe: boolean
  readonly host: Host | null
}

const failIfUntranscribable = (
  base: PredictionBase,
  state: SessionMachineState,
  { turn, nowMs }: { readonly turn: number; readonly nowMs: number },
) => {
  const answer = state.answers.find((known) => known.turn === turn)
  if (answer === undefined || (base.mayTranscribe && answer.segmentCount > 0)) return null
  return reduceSession(state, { type: 'transcriptFailed', turn, take: answer.take, nowMs })
}

/** What these events would do to the session, by its own rules and without writing anything. */
export const predict = (base: PredictionBase, events: readonly SessionInput[]): Prediction => {
  let { state } = base
  const effects = []
  for (const event of events) {
    const result = reduceSession(state, event)
    state = result.state
    if (result.refused !== null) return { state, says: [], refused: result.refused }
    effects.push(...result.effects)
  }
  const wanted = effects.find((effect) => effect.type === 'transcribe')
  const failed = wanted && failIfUntranscribable(base, state, { turn: wanted.turn, nowMs: events.at(-1)?.nowMs ?? 0 })
  if (failed) {
    state = failed.state
    effects.push(...failed.effects)
  }
  const says = effects.flatMap((effect) =>
    effect.type === 'say' && isSaidByInterviewer(effect)
      ? [{ seq: effect.seq, text: renderUtterance(effect.content, state.language, base.host) }]
      : [],
  )
  return { state, says, refused: null }
}

const listTexts = (base: PredictionBase, events: readonly SessionInput[]): readonly string[] =>
  predict(base, events).says.map(({ text }) => text)

/** A usual answer, after which the interviewer continues. */
const ordinaryAnswer = (state: SessionMachineState, nowMs: number): readonly SessionInput[] => {
  const open = openAnswer(state)
  if (open === null) return []
  const { turn, take } = open
  const speechMs = Math.max(answerLimits.minSpeechMs, open.speechMs ?? 0)
  const recorded = { speechMs, durationMs: speechMs, segmentCount: 1, segments: null }
  return [
    {
      type: 'turnCommitted',
      turn,
      take,
      mode: state.mode,
      text: null,
      heardText: '-',
      source: 'server',
      ...recorded,
      nowMs,
    },
    { type: 'replyDecided', turn, reply: null, nowMs },
  ]
}

/**
 * Utterances that are likely soon, the likeliest first: the response to the present answer, then what time may cause.
 * `besides`: utterances outside the journal.
 */
export const listLikelyTexts = (base: PredictionBase, nowMs: number, besides: readonly string[]): readonly string[] => {
  const { state, host } = base
  const { language } = state
  const isHeardLater = { ...base, mayTranscribe: true }
  const next = hasBegun(state)
    ? listTexts(isHeardLater, ordinaryAnswer(state, nowMs))
    : listTexts(base, [{ type: 'begun', mode: state.mode, nowMs }])
  const timely = [
    renderUtterance({ kind: 'template', key: 'timeWarning', params: { seconds: 60 } }, language, host),
    renderUtterance({ kind: 'template', key: 'movingOn', params: {} }, language, host),
    renderUtterance({ kind: 'template', key: 'outroTimeUp', params: {} }, language, host),
  ]
  return [...next, ...besides, ...timely]
}
