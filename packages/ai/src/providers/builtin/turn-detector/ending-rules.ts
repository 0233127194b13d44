/** What says how an answer ends, in one language. Tested on lower-case words with single spaces and without marks. */
export interface EndingRules {
  /** "Let me think". */
  readonly asksForTime: RegExp
  /** "That's it": nothing else comes. */
  readonly closing: RegExp
  /** Corrects what was just said. */
  readonly correction: RegExp
  readonly filler: RegExp
  /** A last word that needs another after it. */
  readonly hanging: RegExp
  /** A number whose thing is still to be named, or a thing counted off whose description is. */
  readonly number: RegExp
  readonly list: RegExp
  /** "When I joined the company": its main clause is missing. */
  readonly subordinate: RegExp
  readonly subordinateException: RegExp
  /** Words said twice on purpose. */
  readonly meantTwice: RegExp
  /** Begins the telling of how it came out. */
  readonly resultCue: RegExp
  /** How it came out. */
  readonly outcome: RegExp
  /** A last word after which the outcome is often said more exactly. */
  readonly openOutcome: RegExp
}
