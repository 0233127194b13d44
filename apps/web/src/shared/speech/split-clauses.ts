/** Clauses are spoken one at a time, because remote voices go silent in long utterances without an event. */
export const MAX_CLAUSE_CHARACTERS = 120

const PIECES = /[^.!?;:,…]+[.!?;:,…]*\s*|[.!?;:,…]+\s*/gu
const SENTENCE_END = /[.!?…]\s*$/u

/** Splits pieces that are too long into words. */
const splitPieces = (text: string, max: number): string[] =>
  (text.match(PIECES) ?? []).flatMap((piece) => (piece.length > max ? piece.split(/(?<=\s)/u) : [piece]))

/** Splits a text after sentences and commas, and between words if a clause is still too long. No word is lost. */
export function splitClauses(text: string, max: number = MAX_CLAUSE_CHARACTERS): string[] {
  const clauses = ['']
  for (const piece of splitPieces(text, max)) {
    const last = clauses.at(-1) ?? ''
    const isFull = last.length + piece.length > max || SENTENCE_END.test(last)
    if (isFull) clauses.push(piece)
    else clauses[clauses.length - 1] = last + piece
  }
  return clauses.map((clause) => clause.trim()).filter((clause) => clause !== '')
}

/** The longest time a clause may take: slow speech and a pause. */
const MS_PER_CHARACTER = 75
export const estimateSpeechMs = (text: string): number => 600 + text.length * MS_PER_CHARACTER
/** Some voices never report their end. */
export const getWatchdogMs = (text: string, rate = 1): number => (estimateSpeechMs(text) * 1.6) / rate + 2000

/** How long words are shown if no voice speaks them. */
export const estimateReadingMs = (text: string, rate = 1): number => Math.min(6000, 700 + text.length * 32) / rate
