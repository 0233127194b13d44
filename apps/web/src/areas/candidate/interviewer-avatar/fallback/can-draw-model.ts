/** What speaks for or against the model before anything of it is loaded. */
export interface DrawingConditions {
  /** The candidate asked for the simple picture. */
  isSimple: boolean
  /** The system asks for less movement. */
  isStill: boolean
  /** The line is to be spared. */
  isSavingData: boolean
  /** It was tried on this page and given up. */
  hasModelFailed: boolean
}

/** WebGL itself is found out by trying: asking for a context costs as much as making one. */
export const canDrawModel = ({ isSimple, isStill, isSavingData, hasModelFailed }: DrawingConditions): boolean =>
  !isSimple && !isStill && !isSavingData && !hasModelFailed

/** A context may be lost once, when a laptop changes its graphics chip; twice means it will be lost again. */
const MAX_LOSSES = 1

export const isLostForGood = (losses: number): boolean => losses > MAX_LOSSES
