/** Remote voices go silent in the middle of long utterances, without an event: one clause at a time. */
export const MAX_CLAUSE_CHARACTERS = 120

const PIECES = /[^.!?;:,…]+[.!?;:,…]*\s*|[.!?;:,…]+\s*/gu
const SENTENCE_END = /[.!?…]\s*$/u

/** Pieces that are too long by themselves, as words. */
const splitPieces = (text: string, max: number): string[] =>
  (text.match(PIECES) ?? []).flatMap((piece) => (piece.length > max ? piece.split(/(?<=\s)/u) : [piece]))

/** Cuts a text behind sentence ends and commas, and within words' gaps where a clause is still too long. Nothing is lost. */
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

/** How long a clause takes to say at most: slow speech, and a pause. */
const MS_PER_CHARACTER = 75
export const estimateSpeechMs = (text: string): number => 600 + text.length * MS_PER_CHARACTER
/** Some voices never say that they have ended. */
export const getWatchdogMs = (text: string): number => estimateSpeechMs(text) * 1.6 + 2000

/** How long words stay in sight where nothing speaks them. */
export const estimateReadingMs = (text: string): number => Math.min(6000, 700 + text.length * 32)
