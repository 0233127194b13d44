import type {
  AuthorLanguage,
  AuthorRefusal,
  AuthorResult,
  DescriptionInput,
  DraftQuestion,
  QuestionOptions,
  Requirement,
  SetAuthor,
} from '../../../ports/set-author'
import { getCompetency } from './bank/competencies'
import { getInstruction } from './draft/answer-instructions'
import { draftQuestions } from './draft/draft-questions'
import { harvestQuestions } from './draft/harvest-questions'
import { findCompetencies, listBankQuestions } from './draft/question-candidates'
import { FAMILIES } from './families/families'
import { findRequirements } from './text/find-requirements'
import { findTitle, findTitleFamily } from './text/find-title'
import { isJobDescription } from './text/is-job-description'
import { matchTerms } from './text/match-terms'
import { type DescriptionLine, parseDescription } from './text/parse-description'
import { groupPointsByHeading } from './text/points-by-heading'

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
function readJob(description: string): readonly DescriptionLine[] | null {
  const lines = parseDescription(description)
  return isJobDescription(description.normalize('NFC'), lines) ? lines : null
}

const guessTitle = (lines: readonly DescriptionLine[]): string | null => {
  const guess = findTitle(lines)
  return guess.confidence >= ASKABLE_CONFIDENCE ? guess.title : null
}

/** What jobs of a family usually need: its trade skills, then its foremost competencies. */
function listFamilyRequirements(title: string, language: AuthorLanguage): readonly Requirement[] {
  const family = FAMILIES.find((entry) => entry.id === findTitleFamily(title))
  if (family === undefined) return []
  const skills = family.skills.map(
    (skill, index): Requirement => ({
      name: skill.name[language],
      kind: skill.kind,
      weight: index < 2 ? 4 : 3,
      isMustHave: index < 2,
      sourceQuote: null,
    }),
  )
  const qualities = family.competencies.slice(0, 4).map(
    (id): Requirement => ({
      name: getCompetency(id).name[language],
      kind: 'quality',
      weight: 3,
      isMustHave: false,
      sourceQuote: null,
    }),
  )
  return [...skills, ...qualities]
}

const getNameKey = (requirement: Requirement) => requirement.name.normalize('NFC').toLowerCase()

/** The competency whose bank questions share most words with this one. */
function findNearestCompetency(question: string, language: AuthorLanguage): string | null {
  const tokenizeWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const asked = tokenizeWords(question)
  let best: { id: string; score: number } | null = null
  for (const { source, competency } of listBankQuestions()) {
    const words = tokenizeWords(source.text[language])
    const shared = [...words].filter((word) => asked.has(word)).length
    const score = shared / Math.max(1, Math.min(words.size, asked.size))
    if (score >= 0.6 && score > (best?.score ?? 0)) best = { id: competency, score }
  }
  return best?.id ?? null
}

function inferQuestionRequirements(question: string, language: AuthorLanguage): readonly Requirement[] {
  const base = { weight: 3, isMustHave: false, sourceQuote: question }
  const terms = matchTerms(question).map(
    (match): Requirement => ({ ...base, name: match.name[language], kind: match.kind }),
  )
  const cued = findCompetencies(question)
  const nearest = cued.length === 0 ? findNearestCompetency(question, language) : null
  const ids = nearest === null ? cued : [nearest]
  return [
    ...terms,
    ...ids.map((id): Requirement => ({ ...base, name: getCompetency(id).name[language], kind: 'quality' })),
  ]
}

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

function draftJobQuestions(
  lines: readonly DescriptionLine[],
  input: DescriptionInput & QuestionOptions,
): readonly DraftQuestion[] {
  const own = harvestQuestions(lines, input)
  const title = guessTitle(lines)
  const { requirements } = findRequirements(lines, input.language)
  const usable = requirements.length > 0 ? requirements : listFamilyRequirements(title ?? '', input.language)
  if (own.length >= input.count) return own
  const drafted = draftQuestions({
    ...input,
    requirements: usable.filter((requirement) =>
      own.every((question) => question.requirementName !== requirement.name),
    ),
    title,
    count: input.count - own.length,
    exclude: [...(input.exclude ?? []), ...own.map((question) => question.text)],
    pointsByRequirement: groupPointsByHeading(lines),
  })
  return [...own, ...drafted]
}

function suggestMore(input: Parameters<SetAuthor['suggestRequirements']>[0]): readonly Requirement[] {
  const lines = input.description === null ? null : readJob(input.description)
  const title = input.title ?? (lines === null ? null : guessTitle(lines))
  const found = lines === null ? [] : findRequirements(lines, input.language).requirements
  const usual = title === null ? [] : listFamilyRequirements(title, input.language)
  return removeDuplicates([...found, ...usual], input.existing).slice(0, Math.max(0, input.count))
}

/** Author without a language model: a lexicon, an authored bank and rules. Deterministic for the same input and seed. */
export const builtinSetAuthor: SetAuthor = {
  async guessTitle(input) {
    const lines = readJob(input.description)
    return lines === null ? refuse('not_a_job_description') : ok(findTitle(lines))
  },
  async extractRequirements(input) {
    const lines = readJob(input.description)
    if (lines === null) return refuse('not_a_job_description')
    const { requirements, leftOut } = findRequirements(lines, input.language)
    const usual =
      requirements.length === 0 ? listFamilyRequirements(guessTitle(lines) ?? '', input.language) : requirements
    return usual.length === 0 ? refuse('nothing_recognized') : ok(usual, leftOut)
  },
  async draftQuestions(input) {
    const questions = draftQuestions({ ...input, exclude: input.exclude ?? [] })
    return input.requirements.length === 0 && input.title === null ? refuse('nothing_recognized') : ok(questions)
  },
  async suggestRequirements(input) {
    const more = suggestMore(input)
    return more.length === 0 ? refuse('nothing_recognized') : ok(more)
  },
  async inferRequirements(input) {
    const found = removeDuplicates(
      input.questions.flatMap((question) => inferQuestionRequirements(question, input.language)),
    )
    return found.length === 0 ? refuse('nothing_recognized') : ok(found)
  },
  async suggestRequirementsForTitle(input) {
    const found = listFamilyRequirements(input.title, input.language)
    return found.length === 0 ? refuse('unknown_title') : ok(found)
  },
  async draftQuestionsForTitle(input) {
    const requirements = listFamilyRequirements(input.title, input.language)
    if (requirements.length === 0) return refuse('unknown_title')
    return ok(draftQuestions({ ...input, requirements, exclude: input.exclude ?? [] }))
  },
  async draftQuestionsFromDescription(input) {
    const lines = readJob(input.description)
    if (lines === null) return refuse('not_a_job_description')
    const questions = draftJobQuestions(lines, input)
    return ok(questions)
  },
  async writeInstruction(input) {
    const instruction = getInstruction(input.question, input.language)
    return instruction === null ? refuse('nothing_recognized') : ok({ instruction })
  },
}
