import type { InterviewIntro } from '@candor/contract'
import type { Lane } from '../lane'
import type { LiveSession } from './session/use-session'

/** What every part of the room is given. */
export interface RoomProps {
  intro: InterviewIntro
  live: LiveSession
  lane: Lane
  onLane: (lane: Lane) => void
}
