/** What speaks for or against the model before anything of it is loaded. */
export interface DrawingConditions {
  /** The candidate asked for the simple picture. */
  isSimple: boolean
  /** The system asks for less movement. */
  isStill: boolean
  /** The line is to be spared. */
  isSavingData: boolean
  /** It was given up on this page, or never found smooth in this tab. */
  hasModelFailed: boolean
}

/** WebGL itself is found out by trying: asking for a context costs as much as making one. */
export const canDrawModel = ({ isSimple, isStill, isSavingData, hasModelFailed }: DrawingConditions): boolean =>
  !isSimple && !isStill && !isSavingData && !hasModelFailed
