import { isInjection } from '../filters/injection'
import type { AssessInput } from '../input'
import type { Lexicon } from '../lexicons/lexicon'
import { findFrequencyRank } from '../lexicons/ranks'
import type { MaskKind, Token } from '../normalize/token'
import { endsSentence, tokenize } from '../normalize/tokenize'
import { joinNames, type MaskKinds, maskAfterOpenings } from './name-runs'

const commonRank = 3000
/** Above this share of capitals inside sentences, the writer uses capitals for style and they do not mark names. */
const maxCapitalShare = 0.4

/** What the mask needs to know beyond the transcript. */
export interface MaskContext {
  readonly lexicon: Lexicon
  readonly nameWords: ReadonlySet<string>
  /** Words of the questions and requirements: never masked, or a named technology would disappear. */
  readonly protectedWords: ReadonlySet<string>
  /** Words seen with a capital inside a sentence anywhere in the interview. */
  readonly properWords: ReadonlySet<string>
}

export interface RawAnswer {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Collects names and proper nouns once for the whole interview. */
export function buildMaskContext(input: AssessInput, lexicon: Lexicon, answers: readonly RawAnswer[]): MaskContext {
  const protectedWords = new Set(
    [
      ...input.set.requirements.map((item) => item.name),
      ...input.set.questions.flatMap((q) => [q.text, ...(q.expectedPoints ?? [])]),
    ]
      .flatMap((text) => tokenize(text))
      .map((token) => token.lower),
  )
  const name = `${input.candidate.firstName} ${input.candidate.lastName}`
  // Text written for a judge is not a name: masking its words would change what the answers say.
  const names = isInjection(name) ? [] : tokenize(name)
  return {
    lexicon,
    nameWords: new Set(names.map((token) => token.lower)),
    protectedWords,
    properWords: new Set(answers.flatMap((answer) => listProperWords(answer, lexicon))),
  }
}

function listProperWords(answer: RawAnswer, lexicon: Lexicon): string[] {
  const isInside = markInsideSentence(answer, lexicon.disfluency.fillers)
  const inner = answer.tokens.filter((token, index) => isInside[index] === true && !token.number)
  const proper = inner.filter((token) => token.capital && !lexicon.firstPerson.has(token.lower))
  return proper.length > maxCapitalShare * inner.length ? [] : proper.map((token) => token.lower)
}

/**
 * For each token whether it is inside a sentence; after a leading filler or a first word said twice it still does
 * not.
 */
function markInsideSentence(answer: RawAnswer, fillers: ReadonlySet<string>): boolean[] {
  const inside: boolean[] = []
  answer.tokens.forEach((token, index) => {
    const previous = answer.tokens[index - 1]
    if (previous === undefined || endsSentence(answer.text, previous, token)) inside.push(false)
    else if (fillers.has(previous.lower) || previous.lower === token.lower) inside.push(inside[index - 1] ?? false)
    else inside.push(true)
  })
  return inside
}

/** Replaces words that identify the candidate with placeholders; adjacent words of one kind become one word. */
export function maskTokens(answer: RawAnswer, context: MaskContext): Token[] {
  const kinds: MaskKinds = answer.tokens.map((token) => findMaskKind(token, context))
  markAges(answer.tokens, kinds, context.lexicon)
  maskAfterOpenings(answer.tokens, kinds, context.lexicon)
  joinNames(answer.tokens, kinds, context.lexicon)
  return answer.tokens.map((token, index) => {
    const mask = kinds[index] ?? null
    const continues = mask !== null && token.joined && kinds[index - 1] === mask
    return { ...token, mask, maskHead: mask !== null && !continues }
  })
}

function findMaskKind(token: Token, context: MaskContext): MaskKind | null {
  if (context.nameWords.has(token.lower) && (token.capital || isRare(token.lower, context))) return 'name'
  const listed = context.lexicon.maskWords.get(token.lower)
  if (listed !== undefined) return listed
  if (context.protectedWords.has(token.lower)) return null
  return token.capital && context.properWords.has(token.lower) ? 'place' : null
}

function isRare(word: string, context: MaskContext): boolean {
  const rank = findFrequencyRank(context.lexicon.language, word)
  return !context.lexicon.functionWords.has(word) && (rank === null || rank > commonRank)
}

function markAges(tokens: readonly Token[], kinds: MaskKinds, lexicon: Lexicon): void {
  tokens.forEach((token, index) => {
    if (!token.number) return
    const phrase = lexicon.ageAfterNumber.find((item) =>
      item.every((word, step) => tokens[index + 1 + step]?.lower === word),
    )
    if (phrase === undefined) return
    for (let step = 0; step <= phrase.length; step += 1) kinds[index + step] = 'nationality'
  })
}
