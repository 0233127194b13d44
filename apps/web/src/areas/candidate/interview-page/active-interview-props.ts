import type { RoomProps } from './interview-props'
import type { InterviewerVoice } from './session/use-interviewer'

/** What the room of each way of answering is given. */
export interface LiveProps extends RoomProps {
  voice: InterviewerVoice
  leftMs: number
  /** Another tab records this interview: here nobody speaks. */
  onBarred: (isBarred: boolean) => void
  /** Leave the room once the interview has ended. */
  onFarewell: () => void
  /** `toggle` null: this mode has no sound. */
  sound: { isMuted: boolean; toggle: (() => void) | null }
}
