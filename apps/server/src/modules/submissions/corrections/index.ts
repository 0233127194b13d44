/** Candidates' corrections of what was heard. */
export { correctAnswer } from './operations/correct-answer'
export { presentCorrections } from './present'
