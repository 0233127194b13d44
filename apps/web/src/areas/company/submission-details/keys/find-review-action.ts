import { levelLimits, type ReviewDecision } from '@candor/contract'
import { isTyping } from '../../../../shared/keys/key-events'

/** The player has M, so that maybe is U, as in unsure. */
export const decisionKeys: Readonly<Record<ReviewDecision, string>> = { yes: 'y', maybe: 'u', no: 'n' }

export interface ReviewActions {
  /** Absent for members who only read. */
  readonly setLevel?: (level: number) => void
  readonly undo?: () => void
  readonly decide?: (decision: ReviewDecision) => void
  /** Opens the reason of the decision, if there is a decision. */
  readonly writeReason?: () => void
  readonly stepQuestion: (by: 1 | -1) => void
  readonly stepSubmission: (by: 1 | -1) => void
  readonly goToStage: () => void
  /** Absent where nothing can be played. */
  readonly playReel?: (() => void) | undefined
  readonly help: () => void
}

const findLevel = (key: string): number | null => {
  const level = Number(key)
  return Number.isInteger(level) && level >= levelLimits.min && level <= levelLimits.max ? level : null
}

const findOpinion = (key: string, { setLevel, undo, decide }: ReviewActions): (() => void) | undefined => {
  const level = findLevel(key)
  if (level !== null) return setLevel && (() => setLevel(level))
  if (key === 'z') return undo
  if (key === decisionKeys.yes) return decide && (() => decide('yes'))
  if (key === decisionKeys.maybe) return decide && (() => decide('maybe'))
  return key === decisionKeys.no ? decide && (() => decide('no')) : undefined
}

const findMove = (key: string, actions: ReviewActions): (() => void) | undefined => {
  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    '[': () => actions.stepQuestion(-1),
    ']': () => actions.stepQuestion(1),
    h: () => actions.stepSubmission(-1),
    j: () => actions.stepSubmission(1),
    s: actions.goToStage,
    r: actions.writeReason,
    e: actions.playReel,
    '?': actions.help,
  }
  return moves[key]
}

/** What a key does on the page of a submission; null: nothing, or the focused element handles it. */
export function findReviewAction(
  event: Pick<KeyboardEvent, 'key' | 'target'>,
  actions: ReviewActions,
): (() => void) | null {
  if (isTyping(event.target)) return null
  const key = event.key.toLowerCase()
  if (key === ' ') return null
  return findOpinion(key, actions) ?? findMove(key, actions) ?? null
}
