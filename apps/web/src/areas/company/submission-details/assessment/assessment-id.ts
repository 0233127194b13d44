/** Where a jump over the transcript lands: a long interview is a hundred stops of the Tab key. */
export const ASSESSMENT_ID = 'assessment'
