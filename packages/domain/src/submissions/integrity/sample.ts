/** One face as the device saw it at one moment; it is forgotten with the take. */
export interface SeenFace {
  /** The detector's, 0 to 1. */
  readonly confidence: number
  /** Shares of the picture: the centre, and the width and area of the box around it. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly area: number
  /**
   * Where both irises are between the corners of their eyes, 0 (left in the picture) to 1; null: unknown, as in a
   * blink.
   */
  readonly gaze: number | null
  /** Where the nose points, positive to the right of the picture. */
  readonly yawDeg: number | null
  /** Positive: down. */
  readonly pitchDeg: number | null
}

export interface FaceSample {
  /** On the answer's own timeline. */
  readonly atMs: number
  readonly faces: readonly SeenFace[]
  /** Mean brightness of the whole picture, 0 to 255; never of the face. */
  readonly luma: number
  readonly isSpeaking: boolean
}

/** All limits of the signals. Sources: docs/integrity.md; angles from a webcam are good to about six degrees. */
export const integrityRules = {
  /** A longer silence between two samples says nothing about what was in between. */
  longestGapMs: 2_000,
  /** The number of sightings before something is reported, however far apart the samples are. */
  minSightings: 3,
  /** How long a condition must be absent before its stretch ends. */
  closeMs: 1_000,
  /** Below it a picture without a face says little: the same limit as the camera test's hint. */
  darkLuma: 38,
  /** What low light leaves of a confidence. */
  lowLightFactor: 0.4,
  multipleFaces: { openMs: 1_000, minConfidence: 0.7, minAreaOfMain: 0.25 },
  /** A face that stays within this share of its own width for so long is a picture on the wall. */
  still: { overMs: 5_000, shareOfWidth: 0.04 },
  outOfView: { openMs: 2_000 },
  gazeAway: { openMs: 4_000, sidewaysDeg: 20, downDeg: 15, confidence: 0.7 },
  /** Spread of the person's own baseline that widens the limits: unsteady eyes are not held against anyone. */
  baselineSpreads: 4.5,
  eyeContactDeg: 10,
  /** Degrees the eyes have turned for a whole eye's width; 0.11 of it is twenty degrees. */
  degPerEyeWidth: 180,
  /** Less than this was judged: nothing is said. */
  minTrackedShare: 0.7,
  /** Less speech than this gives no share. */
  minSpeakingMs: 5_000,
  baseline: { minSamples: 6, restlessDeg: 8 },
} as const

export const isDark = (sample: FaceSample): boolean => sample.luma < integrityRules.darkLuma

/** The one in front: the largest. */
export function mainFace({ faces }: FaceSample): SeenFace | null {
  return faces.reduce<SeenFace | null>((best, face) => (best === null || face.area > best.area ? face : best), null)
}

/** Head and eyes together: a turned head whose eyes stay on the screen looks at the screen. Null: unknown. */
export function computeDirection(face: SeenFace): { readonly sidewaysDeg: number; readonly downDeg: number } | null {
  if (face.gaze === null || face.yawDeg === null || face.pitchDeg === null) return null
  return {
    sidewaysDeg: face.yawDeg + (face.gaze - 0.5) * integrityRules.degPerEyeWidth,
    downDeg: face.pitchDeg,
  }
}
