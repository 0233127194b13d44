import { dropStoredWhere } from './storage'

/** The keys under which the candidate's pages store how far they got, and the screening answers, in this tab. */
const progressKey = /^candor\.interview\.[^.]+\.(?:step|screening)$/

/** Forgets the current question and the answers of every interview that was begun in this tab. */
export const dropInterviewProgress = (): void => dropStoredWhere('session', (key) => progressKey.test(key))
