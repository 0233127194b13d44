import { type AuthorResult, builtinSetAuthor, type DraftQuestion, type Requirement } from '@candor/ai'
import { lintExpectedPoints } from '@candor/contract'
import type { LabelClass, LabeledText } from './advertisement'
import { holdsWord, listForeignWords } from './trade-words'

const QUESTIONS = 10

/** Counts over advertisements; a share is read as "of". */
export interface Measures {
  advertisements: number
  questions: number
  tiedQuestions: number
  malformedSlots: number
  wrongTrade: number
  questionsWithSoundPoints: number
  mustHaves: number
  mustHavesFound: number
  foundMustHaves: number
  rightMustHaves: number
  duties: number
  dutiesCovered: number
  titles: number
  rightTitles: number
}

export const noMeasures = (): Measures => ({
  advertisements: 0,
  questions: 0,
  tiedQuestions: 0,
  malformedSlots: 0,
  wrongTrade: 0,
  questionsWithSoundPoints: 0,
  mustHaves: 0,
  mustHavesFound: 0,
  foundMustHaves: 0,
  rightMustHaves: 0,
  duties: 0,
  dutiesCovered: 0,
  titles: 0,
  rightTitles: 0,
})

const unwrap = <T>(result: AuthorResult<T>): T | null => (result.ok ? result.value : null)
const toKey = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

interface Chunk {
  readonly label: LabelClass
  readonly key: string
}

/** The labeled pieces without the targets of their links. */
const listChunks = ({ text, labels }: LabeledText): readonly Chunk[] =>
  labels.map(([start, length, label]) => ({
    label,
    key: toKey(text.slice(start, start + length).replace(/\]\([^)]{0,2000}\)/g, '')),
  }))

/** The shortest labeled piece that holds the quote, or is held by it. */
function findChunk(chunks: readonly Chunk[], quote: string): Chunk | null {
  const key = toKey(quote)
  const holding = chunks.filter((chunk) => chunk.key.includes(key) || key.includes(chunk.key))
  return [...holding].sort((a, b) => a.key.length - b.key.length)[0] ?? null
}

const isMust = (label: LabelClass | undefined) => label === 'M' || label === 'S' || label === 'SP'

/** Signs that a phrase was cut or speaks for the company: written without a look at the author's own checks. */
const MALFORMED =
  /\{|\}|\b(?:our|we|us)\b|(?:^| )(?:a|an|the|of|to|and|or|with|for|in|on|by|which|that|including),? ?[.?](?= |$)|(?<!\p{L})(\p{L}+) \1(?!\p{L})|[([]|\s,|,\./iu

function measureQuestions(ad: LabeledText, questions: readonly DraftQuestion[], requirements: readonly Requirement[]) {
  const names = new Set(requirements.map(({ name }) => name))
  const foreign = listForeignWords(ad.trades, ad.text)
  return {
    questions: questions.length,
    tiedQuestions: questions.filter(({ requirementName }) => names.has(requirementName)).length,
    malformedSlots: questions.filter(({ text }) => MALFORMED.test(text)).length,
    wrongTrade: [...questions.map(({ text }) => text), ...names].filter((text) => holdsWord(text, foreign)).length,
    questionsWithSoundPoints: questions.filter(
      ({ text, expectedPoints }) =>
        lintExpectedPoints(expectedPoints, { question: text, language: ad.language }).length === 0,
    ).length,
  }
}

/** All figures of one advertisement; null when the author refuses it. */
export async function measureAdvertisement(ad: LabeledText): Promise<Partial<Measures> | null> {
  const input = { description: ad.text, language: ad.language, seed: ad.id }
  const title = unwrap(await builtinSetAuthor.guessTitle(input))
  const found = unwrap(await builtinSetAuthor.extractRequirements(input))
  const draft = unwrap(await builtinSetAuthor.draftQuestionsFromDescription({ ...input, count: QUESTIONS }))
  if (title === null || found === null || draft === null) return null
  const chunks = listChunks(ad)
  const quoted = found.requirements.map((entry) => ({ entry, chunk: findChunk(chunks, entry.sourceQuote ?? '') }))
  const shown = [...found.uncovered, ...draft.uncovered].map(({ text }) => findChunk(chunks, text))
  const isFound = (chunk: Chunk) => quoted.some((pair) => pair.chunk === chunk && pair.entry.isMustHave)
  const isCovered = (chunk: Chunk) =>
    quoted.some((pair) => pair.chunk === chunk && pair.entry.kind === 'duty') || shown.includes(chunk)
  const musts = chunks.filter(({ label }) => isMust(label))
  const duties = chunks.filter(({ label }) => label === 'D')
  const claimed = quoted.filter(({ entry }) => entry.isMustHave)
  return {
    advertisements: 1,
    ...measureQuestions(ad, draft.questions, draft.requirements),
    mustHaves: musts.length,
    mustHavesFound: musts.filter(isFound).length,
    foundMustHaves: claimed.length,
    rightMustHaves: claimed.filter(({ chunk }) => isMust(chunk?.label)).length,
    duties: duties.length,
    dutiesCovered: duties.filter(isCovered).length,
    titles: ad.title === null ? 0 : 1,
    rightTitles: ad.title !== null && toKey(title.title ?? '').includes(toKey(ad.title)) ? 1 : 0,
  }
}
