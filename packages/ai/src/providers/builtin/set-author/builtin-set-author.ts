import type {
  AuthorLanguage,
  AuthorRefusal,
  AuthorResult,
  DescriptionInput,
  DraftQuestionsInput,
  QuestionDraft,
  QuestionOptions,
  Requirement,
  RequirementDraft,
  SetAuthor,
} from '../../../ports/set-author'
import { getInstruction } from './draft/answer-instructions'
import { harvestQuestions } from './draft/harvest-questions'
import { inferQuestionRequirements } from './draft/infer-requirements'
import { planQuestions } from './draft/plan-questions'
import { selectRequirements } from './draft/select-requirements'
import { listUsualDuties, listUsualRequirements } from './draft/usual-requirements'
import { findRequirements } from './text/find-requirements'
import { findTitle } from './text/find-title'
import { isJobDescription } from './text/is-job-description'
import { type DescriptionLine, parseDescription } from './text/parse-description'
import { groupPointsByHeading } from './text/points-by-heading'
import { findOccupation } from './titles/find-occupation'
import type { Occupation } from './titles/occupations'
import { findTrade } from './trades/trades'
import { translateQuestion } from './translate/translate-question'

const PRODUCED_BY = 'builtin'
const ASKABLE_CONFIDENCE = 0.5

const ok = <T>(value: T, leftOut: readonly string[] = []): AuthorResult<T> => ({
  ok: true,
  value,
  producedBy: PRODUCED_BY,
  notices: leftOut.map((quote) => ({ code: 'protected_line_left_out', quote })),
})
const refuse = (code: AuthorRefusal) => ({ ok: false, code, producedBy: PRODUCED_BY }) as const

/** Lines of a text that is a job description; null for any other text. */
async function readJob(description: string): Promise<readonly DescriptionLine[] | null> {
  const lines = parseDescription(description)
  return (await isJobDescription(description.normalize('NFC'), lines)) ? lines : null
}

async function guessTitle(lines: readonly DescriptionLine[]): Promise<string | null> {
  const guess = await findTitle(lines)
  return guess.confidence >= ASKABLE_CONFIDENCE ? guess.title : null
}

async function findTitleOccupation(title: string | null): Promise<Occupation | null> {
  return title === null ? null : ((await findOccupation(title))?.occupation ?? null)
}

const findOccupationTrade = (occupation: Occupation | null) => (occupation === null ? null : findTrade(occupation.code))

const getNameKey = (requirement: Requirement) => requirement.name.normalize('NFC').toLowerCase()

function removeDuplicates(
  requirements: readonly Requirement[],
  existing: readonly Requirement[] = [],
): readonly Requirement[] {
  const seen = new Set(existing.map(getNameKey))
  return requirements.filter((requirement) => {
    const isNew = !seen.has(getNameKey(requirement))
    seen.add(getNameKey(requirement))
    return isNew
  })
}

interface Found extends RequirementDraft {
  readonly leftOut: readonly string[]
}

/** What the description names; where it names nothing, what its title usually asks for. */
async function extract(lines: readonly DescriptionLine[], language: AuthorLanguage): Promise<Found> {
  const found = findRequirements(lines, language)
  const { kept, uncovered } = selectRequirements(found.requirements)
  if (kept.length > 0)
    return { requirements: kept, uncovered: [...found.uncovered, ...uncovered], leftOut: found.leftOut }
  const occupation = await findTitleOccupation(await guessTitle(lines))
  const usual = occupation === null ? [] : listUsualRequirements(occupation, language)
  return { requirements: usual, uncovered: found.uncovered, leftOut: found.leftOut }
}

async function draftForRequirements(input: DraftQuestionsInput): Promise<QuestionDraft> {
  const occupation = await findTitleOccupation(input.title)
  return planQuestions({
    ...input,
    trade: findOccupationTrade(occupation),
    usual: occupation === null ? [] : listUsualDuties(occupation, input.language),
    exclude: input.exclude ?? [],
  })
}

async function draftForDescription(
  lines: readonly DescriptionLine[],
  input: DescriptionInput & QuestionOptions,
): Promise<QuestionDraft> {
  const own = harvestQuestions(lines, input)
  const found = await extract(lines, input.language)
  if (own.questions.length >= input.count) return { ...own, uncovered: [] }
  const occupation = await findTitleOccupation(await guessTitle(lines))
  const harvested = new Set(own.questions.map(({ requirementName }) => requirementName))
  const planned = planQuestions({
    ...input,
    requirements: found.requirements.filter(({ name }) => !harvested.has(name)),
    trade: findOccupationTrade(occupation),
    usual: occupation === null ? [] : listUsualDuties(occupation, input.language),
    count: input.count - own.questions.length,
    exclude: [...(input.exclude ?? []), ...own.questions.map(({ text }) => text)],
    pointsByRequirement: groupPointsByHeading(lines),
  })
  return {
    questions: [...own.questions, ...planned.questions],
    requirements: removeDuplicates([...own.requirements, ...planned.requirements]),
    uncovered: [...found.uncovered, ...planned.uncovered],
  }
}

async function suggestMore(input: Parameters<SetAuthor['suggestRequirements']>[0]): Promise<readonly Requirement[]> {
  const lines = input.description === null ? null : await readJob(input.description)
  const title = input.title ?? (lines === null ? null : await guessTitle(lines))
  const found = lines === null ? [] : findRequirements(lines, input.language).requirements
  const occupation = await findTitleOccupation(title)
  const usual = occupation === null ? [] : listUsualRequirements(occupation, input.language)
  return removeDuplicates([...found, ...usual], input.existing).slice(0, Math.max(0, input.count))
}

/** Author without a language model: lists, an authored bank and rules. Deterministic for the same input and seed. */
export const builtinSetAuthor: SetAuthor = {
  async guessTitle(input) {
    const lines = await readJob(input.description)
    return lines === null ? refuse('not_a_job_description') : ok(await findTitle(lines))
  },
  async extractRequirements(input) {
    const lines = await readJob(input.description)
    if (lines === null) return refuse('not_a_job_description')
    const { requirements, uncovered, leftOut } = await extract(lines, input.language)
    return requirements.length === 0 ? refuse('nothing_recognized') : ok({ requirements, uncovered }, leftOut)
  },
  async draftQuestions(input) {
    const draft = await draftForRequirements(input)
    return draft.questions.length === 0 ? refuse('nothing_recognized') : ok(draft)
  },
  async suggestRequirements(input) {
    const more = await suggestMore(input)
    return more.length === 0 ? refuse('nothing_recognized') : ok(more)
  },
  async inferRequirements(input) {
    const found = removeDuplicates(
      input.questions.flatMap((question) => inferQuestionRequirements(question, input.language)),
    )
    return found.length === 0 ? refuse('nothing_recognized') : ok(found)
  },
  async suggestRequirementsForTitle(input) {
    const occupation = await findTitleOccupation(input.title)
    return occupation === null ? refuse('unknown_title') : ok(listUsualRequirements(occupation, input.language))
  },
  async draftQuestionsForTitle(input) {
    const occupation = await findTitleOccupation(input.title)
    if (occupation === null) return refuse('unknown_title')
    const requirements = listUsualRequirements(occupation, input.language)
    const plan = { ...input, requirements, usual: [], trade: findTrade(occupation.code), exclude: input.exclude ?? [] }
    return ok({ ...planQuestions(plan), uncovered: [] })
  },
  async draftQuestionsFromDescription(input) {
    const lines = await readJob(input.description)
    if (lines === null) return refuse('not_a_job_description')
    const draft = await draftForDescription(lines, input)
    return draft.questions.length === 0 ? refuse('nothing_recognized') : ok(draft)
  },
  async writeInstruction(input) {
    const instruction = getInstruction(input.question, input.language)
    return instruction === null ? refuse('nothing_recognized') : ok({ instruction })
  },
  async translateQuestions({ questions, ...direction }) {
    return questions.map((question) => {
      const translated = translateQuestion(question, direction)
      return translated === null ? refuse('nothing_recognized') : ok(translated)
    })
  },
}
