import type { InterviewLanguage } from './interviewer'

/** How an answer's last words sound: over, in the middle of something, a wish for time, or nothing that says. */
export const endings = ['complete', 'unknown', 'incomplete', 'asksForTime'] as const
export type Ending = (typeof endings)[number]

/** `text`: all words of the answer so far, as a recognizer writes them. `question`: what was asked. */
export interface EndingInput {
  readonly language: InterviewLanguage
  readonly text: string
  readonly question: string
}

/**
 * Whether the candidate has finished; 'unknown' when it can't tell. A wrong 'complete' cuts people off, a wrong
 * 'incomplete' only makes them wait. Never rejects and never takes longer than its own deadline.
 */
export interface TurnDetector {
  detectEnding(input: EndingInput): Promise<Ending>
}
