/** The target of the skip link over the transcript, which may have a hundred tab stops. */
export const ASSESSMENT_ID = 'assessment'
