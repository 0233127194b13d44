import type { LanguageModel } from '../../ports/language-model'
import type { TranslatedQuestion } from '../../ports/set-author'
import { askAuthorModel, type Written } from './ask-author-model'
import { isProtectedText, tokenizeWords } from './check-text'
import { areLinesPlain, checkTranslations } from './check-translations'
import { removeContacts } from './read-description'
import type { Reading } from './reading'
import {
  createTranslationPrompt,
  type NumberedQuestion,
  type TranslationReply,
  type TranslationSources,
  translationSystem,
  zTranslationReply,
} from './translate-prompt'

type Translations = ReadonlyMap<number, TranslatedQuestion>

const countChars = ({ text, expectedPoints }: NumberedQuestion) => text.length + expectedPoints.join('').length

/** One call translates no more: a longer answer is late, or cut. */
const batchLimits = { questions: 5, chars: 5_000 }

function splitIntoBatches(questions: readonly NumberedQuestion[]): readonly (readonly NumberedQuestion[])[] {
  const batches: NumberedQuestion[][] = []
  let chars = 0
  for (const question of questions) {
    const last = batches.at(-1)
    chars += countChars(question)
    if (last === undefined || last.length >= batchLimits.questions || chars > batchLimits.chars) {
      batches.push([question])
      chars = countChars(question)
    } else last.push(question)
  }
  return batches
}

/** A letter of Vietnamese takes up to a token; the rest is for the braces and names of JSON. */
const maxOutputTokens = (questions: readonly NumberedQuestion[]) =>
  questions.reduce((sum, question) => sum + countChars(question) + 200, 500)

/** Reads up to two replies to one call: what passes in the first is kept, and the repair is for the others. */
class TranslationReader {
  private readonly translations = new Map<number, TranslatedQuestion>()
  private isRepair = false

  constructor(private readonly sources: TranslationSources) {}

  read(reply: TranslationReply): Reading<Translations> {
    const questions = this.sources.questions.filter(({ id }) => !this.translations.has(id))
    const { translations, faults } = checkTranslations(reply, { ...this.sources, questions })
    for (const [id, translation] of translations) this.translations.set(id, translation)
    // A repair that fails the check is no failure of the provider, which other work still relies on.
    const isUsable = faults.length === 0 || this.isRepair
    this.isRepair = true
    return { value: isUsable ? this.translations : null, faults }
  }
}

export interface TranslationWish extends TranslationSources {
  readonly deadlineMs: number
}

/** One call for a few questions. */
async function translateBatch(
  model: Pick<LanguageModel, 'generate'>,
  { deadlineMs, ...sources }: TranslationWish,
): Promise<Written<Translations>> {
  const reader = new TranslationReader(sources)
  const written = await askAuthorModel(model, {
    system: translationSystem,
    prompt: createTranslationPrompt(sources),
    schema: zTranslationReply,
    maxOutputTokens: maxOutputTokens(sources.questions),
    deadlineMs,
    read: (reply) => reader.read(reply),
  })
  return written.ok && written.value.size === 0 ? { ok: false, reason: 'too_little' } : written
}

/** Whether a question may leave the server, and its translation could pass the check. */
export const isTranslatable = ({ text, expectedPoints }: NumberedQuestion): boolean =>
  tokenizeWords(text).length > 0 &&
  [text, ...expectedPoints].every(
    (words) => areLinesPlain(words) && !isProtectedText(words) && removeContacts(words) === words.normalize('NFC'),
  )

/** All batches at the same time, each with the whole deadline. */
export const translateQuestions = (
  model: Pick<LanguageModel, 'generate'>,
  { questions, ...wish }: TranslationWish,
): Promise<readonly Written<Translations>[]> =>
  Promise.all(splitIntoBatches(questions).map((batch) => translateBatch(model, { ...wish, questions: batch })))
