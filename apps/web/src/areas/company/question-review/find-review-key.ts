import { levelLimits } from '@candor/contract'
import { isTyping } from '../../../shared/keys/key-events'

export interface QuestionReviewActions {
  readonly setLevel: (level: number) => void
  /** Absent before the answer is rated. */
  readonly toNext?: (() => void) | undefined
  readonly step: (by: 1 | -1) => void
  readonly stepQuestion: (by: 1 | -1) => void
  readonly writeReason: () => void
  readonly play: () => void
  /** Absent before the answer is rated. */
  readonly openSubmission?: (() => void) | undefined
}

/** A button, a link or a slider has these keys itself. */
const pressable = 'button, a, [role=slider], input[type=range]'

const findPress = (key: string, { toNext, play }: QuestionReviewActions): (() => void) | undefined => {
  if (key === ' ') return play
  return key === 'enter' ? toNext : undefined
}

const findLevel = (key: string): number | null => {
  const level = Number(key)
  return key !== ' ' && Number.isInteger(level) && level >= levelLimits.min && level <= levelLimits.max ? level : null
}

/** What a key does in the review of a question; null: nothing, or the focused element has it. */
export function findReviewKey(
  event: Pick<KeyboardEvent, 'key' | 'target'>,
  actions: QuestionReviewActions,
): (() => void) | null {
  if (isTyping(event.target)) return null
  const target = event.target instanceof Element ? event.target : null
  const key = event.key.toLowerCase()
  if (key === ' ' || key === 'enter') return target?.closest(pressable) ? null : (findPress(key, actions) ?? null)
  const level = findLevel(key)
  if (level !== null) return () => actions.setLevel(level)
  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    j: () => actions.step(1),
    k: () => actions.step(-1),
    '[': () => actions.stepQuestion(-1),
    ']': () => actions.stepQuestion(1),
    r: actions.writeReason,
    o: actions.openSubmission,
  }
  return moves[key] ?? null
}
