import { closedMouth, type MouthShape } from '../../../../shared/speech/lip-sync/mouth-shape'

/** The interviewer's pose at one time, for every renderer. Angles in radians, the rest from 0 to 1 or from -1 to 1. */
export interface Pose {
  /** 0 open, 1 closed. */
  blink: number
  /** Where the eyes look: 0, 0 is the camera; 1 is far right or far up, as the viewer sees it. */
  gazeX: number
  gazeY: number
  /** Turned to the viewer's right, chin up, tilted to the viewer's right. */
  headYaw: number
  headPitch: number
  headRoll: number
  /** Chest out with a breath, 0 to 1. */
  breath: number
  /** Brows up (1) or drawn down in thought (-1). */
  brow: number
  smile: number
  mouth: MouthShape
}

export const restPose: Pose = {
  blink: 0,
  gazeX: 0,
  gazeY: 0,
  headYaw: 0,
  headPitch: 0,
  headRoll: 0,
  breath: 0,
  brow: 0,
  smile: 0.55,
  mouth: closedMouth,
}
