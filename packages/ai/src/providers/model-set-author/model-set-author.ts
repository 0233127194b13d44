import type { LanguageModel } from '../../ports/language-model'
import type {
  AuthorNotice,
  AuthorRefusal,
  AuthorResult,
  DescriptionInput,
  DraftQuestionsInput,
  QuestionDraft,
  QuestionOptions,
  Requirement,
  SetAuthor,
  SuggestRequirementsInput,
  TitleInput,
  TranslatedQuestion,
  TranslateQuestionsInput,
} from '../../ports/set-author'
import { harvestQuestions } from '../builtin/set-author/draft/harvest-questions'
import { parseDescription } from '../builtin/set-author/text/parse-description'
import type { AuthorFallback, Written } from './ask-author-model'
import { tokenizeWords } from './check-text'
import { listNotices, listUncovered, readAdvertisement } from './read-description'
import { isTranslatable, translateQuestions } from './translate-questions'
import { writeQuestions } from './write-questions'
import { writeRequirements } from './write-requirements'
import { writeInstruction, writeTitle } from './write-short-texts'

export interface ModelSetAuthorOptions {
  readonly model: Pick<LanguageModel, 'generate'>
  /** Judges what is no job, and writes where the model can't, may not or does not in time. */
  readonly fallback: SetAuthor
  /** For a title or an instruction, and for a list of requirements or questions; each repair included. */
  readonly deadlinesMs: { readonly short: number; readonly long: number }
  /** Called with the reason and without any words of a description [none]. */
  readonly onFallback?: (reason: AuthorFallback) => void
}

/** Refusals that no model is asked about: nonsense never leaves the server. */
const finalRefusals: ReadonlySet<AuthorRefusal> = new Set(['not_a_job_description', 'unknown_title'])

const mapWritten = <T, U>(written: Written<T>, change: (value: T) => U): Written<U> =>
  written.ok ? { ...written, value: change(written.value) } : written

/** An author on a model. What comes back is of one author whole: the model's, or the built-in author's. */
export const createModelSetAuthor = (options: ModelSetAuthorOptions): SetAuthor => new ModelSetAuthor(options)

const isFinal = (builtin: AuthorResult<unknown>) => !builtin.ok && finalRefusals.has(builtin.code)
const countOf = (builtin: AuthorResult<readonly unknown[]>) => (builtin.ok ? builtin.value.length : 0)

class ModelSetAuthor implements SetAuthor {
  constructor(private readonly options: ModelSetAuthorOptions) {}

  async guessTitle(input: DescriptionInput) {
    const { model, fallback, deadlinesMs } = this.options
    const builtin = await fallback.guessTitle(input)
    if (isFinal(builtin)) return builtin
    const { description } = input
    return this.choose(builtin, await writeTitle(model, { description, deadlineMs: deadlinesMs.short }))
  }

  async extractRequirements(input: DescriptionInput) {
    const builtin = await this.options.fallback.extractRequirements(input)
    if (isFinal(builtin)) return builtin
    const advertisement = readAdvertisement(input.description)
    const written = await this.askRequirements({
      language: input.language,
      advertisement,
      mustQuote: true,
      builtinCount: builtin.ok ? builtin.value.requirements.length : 0,
    })
    const draft = mapWritten(written, (requirements) => ({
      requirements,
      uncovered: listUncovered(advertisement, listQuotes(requirements)),
    }))
    return this.choose(builtin, draft, listNotices(advertisement))
  }

  async draftQuestions(input: DraftQuestionsInput) {
    const { fallback } = this.options
    const builtin = await fallback.draftQuestions(input)
    if (input.requirements.length === 0) return builtin
    return this.choose(builtin, await this.askQuestions(input, input))
  }

  async suggestRequirements(input: SuggestRequirementsInput) {
    const { fallback } = this.options
    const builtin = await fallback.suggestRequirements(input)
    const { language, existing, count: maxCount } = input
    const sources = await this.keepMeaningful(input)
    const isEmpty = existing.length === 0 && sources.title === undefined && sources.advertisement === null
    if (isEmpty || maxCount < 1) return builtin
    const wish = { ...sources, language, existing, maxCount, mustQuote: false, builtinCount: 1 }
    return this.choose(builtin, await this.askRequirements(wish))
  }

  async inferRequirements(input: Parameters<SetAuthor['inferRequirements']>[0]) {
    const builtin = await this.options.fallback.inferRequirements(input)
    const questions = input.questions.filter(isSentence)
    if (questions.length === 0) return builtin
    const { language } = input
    const wish = { language, questions, advertisement: null, mustQuote: false, builtinCount: 1 }
    return this.choose(builtin, await this.askRequirements(wish))
  }

  async suggestRequirementsForTitle(input: TitleInput) {
    const builtin = await this.options.fallback.suggestRequirementsForTitle(input)
    return isFinal(builtin) ? builtin : this.choose(builtin, await this.askForTitle(input, countOf(builtin)))
  }

  async draftQuestionsForTitle(input: TitleInput & QuestionOptions) {
    const builtin = await this.options.fallback.draftQuestionsForTitle(input)
    if (isFinal(builtin)) return builtin
    const requirements = await this.askForTitle(input, builtin.ok ? builtin.value.requirements.length : 0)
    if (!requirements.ok) return this.choose(builtin, requirements)
    return this.choose(builtin, await this.askQuestions(input, { ...input, requirements: requirements.value }))
  }

  async draftQuestionsFromDescription(input: DescriptionInput & QuestionOptions): Promise<AuthorResult<QuestionDraft>> {
    const { fallback } = this.options
    const builtin = await fallback.draftQuestionsFromDescription(input)
    // Questions that the recruiter wrote into the description stay as they are: no model changes their words.
    const ownQuestions = harvestQuestions(parseDescription(input.description), input).questions
    if (isFinal(builtin) || ownQuestions.length > 0) return builtin
    const advertisement = readAdvertisement(input.description)
    const { language } = input
    const builtinCount = builtin.ok ? builtin.value.requirements.length : 0
    const requirements = await this.askRequirements({ language, advertisement, mustQuote: true, builtinCount })
    if (!requirements.ok) return this.choose(builtin, requirements)
    const guessed = await fallback.guessTitle(input)
    const title = guessed.ok ? guessed.value.title : null
    const written = await this.askQuestions(input, { title, requirements: requirements.value })
    const lines = listUncovered(advertisement, listQuotes(requirements.value))
    const draft = mapWritten(written, (value) => ({ ...value, uncovered: [...lines, ...value.uncovered] }))
    return this.choose(builtin, draft, listNotices(advertisement))
  }

  async writeInstruction(input: Parameters<SetAuthor['writeInstruction']>[0]) {
    const { model, fallback, deadlinesMs } = this.options
    const builtin = await fallback.writeInstruction(input)
    if (!builtin.ok) return builtin
    const { question, language } = input
    return this.choose(builtin, await writeInstruction(model, { question, language, deadlineMs: deadlinesMs.short }))
  }

  /** The built-in author's translations where it has them, because people wrote them. The model's for the other questions. */
  async translateQuestions(input: TranslateQuestionsInput): Promise<readonly AuthorResult<TranslatedQuestion>[]> {
    const { model, fallback, deadlinesMs, onFallback } = this.options
    const builtin = await fallback.translateQuestions(input)
    const left = input.questions
      .map((question, id) => ({ ...question, id }))
      .filter((question) => !isTranslated(builtin[question.id]) && isTranslatable(question))
    const wish = { ...input, questions: left, deadlineMs: deadlinesMs.long }
    const results = [...builtin]
    for (const written of await translateQuestions(model, wish)) {
      if (!written.ok) onFallback?.(written.reason)
      else for (const [id, value] of written.value) results[id] = { ...written, value, notices: [] }
    }
    return results
  }

  private askRequirements(wish: Omit<Parameters<typeof writeRequirements>[1], 'deadlineMs'>) {
    const { model, deadlinesMs } = this.options
    return writeRequirements(model, { ...wish, deadlineMs: deadlinesMs.long })
  }

  private askForTitle({ title, language }: TitleInput, builtinCount: number) {
    return this.askRequirements({ language, title, advertisement: null, mustQuote: false, builtinCount })
  }

  private askQuestions(
    { language, count, exclude = [] }: QuestionOptions & Pick<DescriptionInput, 'language'>,
    { title, requirements }: { readonly title: string | null; readonly requirements: readonly Requirement[] },
  ) {
    const { model, deadlinesMs } = this.options
    const deadlineMs = deadlinesMs.long
    return writeQuestions(model, { language, count, exclude, title, requirements, deadlineMs })
  }

  /** The description and the title, where the built-in author knows them for one. */
  private async keepMeaningful(input: SuggestRequirementsInput) {
    const { fallback } = this.options
    const { description, title, language, seed } = input
    const isJob = description !== null && (await fallback.guessTitle({ description, language, seed })).ok
    const isTitle = title !== null && (await fallback.suggestRequirementsForTitle({ title, language, seed })).ok
    return {
      advertisement: isJob ? readAdvertisement(description) : null,
      ...(isTitle ? { title } : {}),
    }
  }

  /** What the model wrote; where it wrote nothing of use, all of the built-in author's. */
  private choose<T>(
    builtin: AuthorResult<T>,
    written: Written<T>,
    notices: readonly AuthorNotice[] = [],
  ): AuthorResult<T> {
    if (written.ok) return { ...written, notices }
    this.options.onFallback?.(written.reason)
    return builtin
  }
}

/** A text without its points is half a translation. */
const isTranslated = (result: AuthorResult<TranslatedQuestion> | undefined) =>
  result?.ok === true && result.value.expectedPoints !== null

const minSentenceWords = 3
const isSentence = (text: string) => tokenizeWords(text).length >= minSentenceWords

const listQuotes = (requirements: readonly Requirement[]) =>
  requirements.flatMap(({ sourceQuote }) => (sourceQuote === null ? [] : [sourceQuote]))
