import type { InterviewProps } from './interview-props'
import type { InterviewerVoice } from './session/use-interviewer'

/** Props of the interview screen in every mode. */
export interface ActiveInterviewProps extends InterviewProps {
  voice: InterviewerVoice
  leftMs: number
  /** True: another tab owns this interview, so this one is silent. */
  onOwnedByOtherTab: (isBarred: boolean) => void
  /** Leaves the screen once the interview has ended. */
  onFinished: () => void
  /** `toggle` null: this mode has no sound. */
  sound: { isMuted: boolean; toggle: (() => void) | null }
}
