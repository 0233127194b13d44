import { answerLimits, turnLimits } from '../../limits'
import { computePatienceFactor } from './own-pauses'
import { countWords } from './said-words'
import type { Ending } from './turn-event'
import type { TurnMachineState } from './turn-state'

const ladderMs: Readonly<Record<Ending, number>> = {
  complete: turnLimits.completeMs,
  unknown: turnLimits.unknownMs,
  incomplete: turnLimits.incompleteMs,
  asksForTime: turnLimits.thinkMs,
}

export const presentEnding = ({ said, silence }: TurnMachineState): Ending =>
  said.isThinking ? 'asksForTime' : (silence?.ending ?? 'unknown')

const getFactor = ({ isOwnPace, isPractice }: TurnMachineState): number => {
  if (isOwnPace) return turnLimits.factor.ownPace
  return isPractice ? turnLimits.factor.practice : 1
}

/** How long a silence with this ending may last. Who asks for time gets no less of it for being quick at other times. */
const lengthMs = (state: TurnMachineState, ending: Ending): number => {
  const own = computePatienceFactor(state.pauseAverageMs)
  const patience = ladderMs[ending] * (ending === 'asksForTime' ? Math.max(1, own) : own)
  return Math.round(patience * getFactor(state))
}

/**
 * No one speaks faster for long in either language, so the number of words gives a lower bound of the speaking time.
 */
const leastMsPerWord = 250

/** Speech of the answer: measured by the voice detector, or, of words it missed, counted by these. */
const spokenMs = ({ said }: TurnMachineState): number =>
  Math.max(said.speechMs - said.askedSpeechMs, (countWords(said.key) - said.askedWordCount) * leastMsPerWord)

/** All speech of the take, as it is reported to the session. */
export const takenSpeechMs = ({ said }: TurnMachineState): number =>
  Math.max(said.speechMs, countWords(said.key) * leastMsPerWord)

/** How long the present silence may last until it is taken for the end; null: the candidate alone ends the answer. */
export const presentPatienceMs = (state: TurnMachineState): number | null => {
  if (!state.isHandsFree || state.silence === null || spokenMs(state) < answerLimits.minSpeechMs) return null
  return lengthMs(state, presentEnding(state))
}
