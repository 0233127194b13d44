import { CameraStep } from '../../pre-interview/steps/camera'
import type { PracticeState } from '../practice-state'

/** Opens camera and microphone: without both a spoken practice can't continue. */
export function PracticeCamera({ practice }: { practice: PracticeState }) {
  return <CameraStep preInterview={practice} />
}
