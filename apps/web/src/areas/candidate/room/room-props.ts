import type { InterviewIntro } from '@candor/contract'
import type { Lane, LaneOffer } from '../lane'
import type { LiveSession } from './session/use-session'

/** What every part of the room is given. */
export interface RoomProps {
  intro: InterviewIntro
  live: LiveSession
  lane: Lane
  /** The ways of answering, and which of them can't be taken here. */
  offers: readonly LaneOffer[]
  onLane: (lane: Lane) => void
}
