import { englishInjections } from './injection-en'
import { vietnameseInjections } from './injection-vi'

/** A long run of letters and digits that no language has: something encoded. */
const encodedRun = /[A-Za-z0-9+/]{48,}={0,2}/u

/**
 * Sentences that speak to an automatic judge instead of the interviewer. Both languages are always checked, whatever the
 * interview's language.
 */
export const injectionPatterns: readonly RegExp[] = [...englishInjections, encodedRun, ...vietnameseInjections]
