import type {
  Authored,
  AuthorLanguage,
  AuthorRefusal,
  DescriptionInput,
  DraftQuestion,
  QuestionOptions,
  Requirement,
  SetAuthor,
} from '../../../ports/set-author'
import { competencyOf } from './bank/competencies'
import { instructionFor } from './draft/answer-instructions'
import { draftQuestions } from './draft/draft-questions'
import { harvestQuestions } from './draft/harvest-questions'
import { allBankQuestions, competenciesIn } from './draft/question-candidates'
import { FAMILIES } from './families/families'
import { findRequirements } from './text/find-requirements'
import { familyOfTitle, findTitle } from './text/find-title'
import { isJobDescription } from './text/is-job-description'
import { matchTerms } from './text/match-terms'
import { type DescriptionLine, parseDescription } from './text/parse-description'
import { pointsByHeading } from './text/points-by-heading'

const PRODUCED_BY = 'builtin'
const ASKABLE_CONFIDENCE = 0.5

const made = <T>(value: T, leftOut: readonly string[] = []): Authored<T> => ({
  ok: true,
  value,
  producedBy: PRODUCED_BY,
  notices: leftOut.map((quote) => ({ code: 'protected_line_left_out', quote })),
})
const refused = (code: AuthorRefusal) => ({ ok: false, code, producedBy: PRODUCED_BY }) as const

/** Lines of a text that is a job description; null for any other text. */
function readJob(description: string): readonly DescriptionLine[] | null {
  const lines = parseDescription(description)
  return isJobDescription(description.normalize('NFC'), lines) ? lines : null
}

const titleFor = (lines: readonly DescriptionLine[]): string | null => {
  const guess = findTitle(lines)
  return guess.confidence >= ASKABLE_CONFIDENCE ? guess.title : null
}

/** What jobs of a family usually need: its trade skills, then its foremost competencies. */
function familyRequirements(title: string, language: AuthorLanguage): readonly Requirement[] {
  const family = FAMILIES.find((entry) => entry.id === familyOfTitle(title))
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
      name: competencyOf(id).name[language],
      kind: 'quality',
      weight: 3,
      isMustHave: false,
      sourceQuote: null,
    }),
  )
  return [...skills, ...qualities]
}

const nameKey = (requirement: Requirement) => requirement.name.normalize('NFC').toLowerCase()

/** The competency whose bank questions share most words with this one. */
function nearestCompetency(question: string, language: AuthorLanguage): string | null {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const asked = wordsOf(question)
  let best: { id: string; score: number } | null = null
  for (const { source, competency } of allBankQuestions()) {
    const words = wordsOf(source.text[language])
    const shared = [...words].filter((word) => asked.has(word)).length
    const score = shared / Math.max(1, Math.min(words.size, asked.size))
    if (score >= 0.6 && score > (best?.score ?? 0)) best = { id: competency, score }
  }
  return best?.id ?? null
}

function requirementsOfQuestion(question: string, language: AuthorLanguage): readonly Requirement[] {
  const base = { weight: 3, isMustHave: false, sourceQuote: question }
  const terms = matchTerms(question).map(
    (match): Requirement => ({ ...base, name: match.name[language], kind: match.kind }),
  )
  const cued = competenciesIn(question)
  const nearest = cued.length === 0 ? nearestCompetency(question, language) : null
  const ids = nearest === null ? cued : [nearest]
  return [
    ...terms,
    ...ids.map((id): Requirement => ({ ...base, name: competencyOf(id).name[language], kind: 'quality' })),
  ]
}

function unique(requirements: readonly Requirement[], have: readonly Requirement[] = []): readonly Requirement[] {
  const seen = new Set(have.map(nameKey))
  return requirements.filter((requirement) => {
    const isNew = !seen.has(nameKey(requirement))
    seen.add(nameKey(requirement))
    return isNew
  })
}

function questionsOfJob(
  lines: readonly DescriptionLine[],
  input: DescriptionInput & QuestionOptions,
): readonly DraftQuestion[] {
  const own = harvestQuestions(lines, input)
  const title = titleFor(lines)
  const { requirements } = findRequirements(lines, input.language)
  const usable = requirements.length > 0 ? requirements : familyRequirements(title ?? '', input.language)
  if (own.length >= input.count) return own
  const drafted = draftQuestions({
    ...input,
    requirements: usable.filter((requirement) =>
      own.every((question) => question.requirementName !== requirement.name),
    ),
    title,
    count: input.count - own.length,
    except: [...(input.except ?? []), ...own.map((question) => question.text)],
    pointsOf: pointsByHeading(lines),
  })
  return [...own, ...drafted]
}

function moreOf(input: Parameters<SetAuthor['moreRequirements']>[0]): readonly Requirement[] {
  const lines = input.description === null ? null : readJob(input.description)
  const title = input.title ?? (lines === null ? null : titleFor(lines))
  const found = lines === null ? [] : findRequirements(lines, input.language).requirements
  const usual = title === null ? [] : familyRequirements(title, input.language)
  return unique([...found, ...usual], input.have).slice(0, Math.max(0, input.count))
}

/** Author without a language model: a lexicon, an authored bank and rules. Deterministic for the same input and seed. */
export const builtinSetAuthor: SetAuthor = {
  async describeTitle(input) {
    const lines = readJob(input.description)
    return lines === null ? refused('not_a_job_description') : made(findTitle(lines))
  },
  async describeRequirements(input) {
    const lines = readJob(input.description)
    if (lines === null) return refused('not_a_job_description')
    const { requirements, leftOut } = findRequirements(lines, input.language)
    const usual = requirements.length === 0 ? familyRequirements(titleFor(lines) ?? '', input.language) : requirements
    return usual.length === 0 ? refused('nothing_recognised') : made(usual, leftOut)
  },
  async questionsFor(input) {
    const questions = draftQuestions({ ...input, except: input.except ?? [] })
    return input.requirements.length === 0 && input.title === null ? refused('nothing_recognised') : made(questions)
  },
  async moreRequirements(input) {
    const more = moreOf(input)
    return more.length === 0 ? refused('nothing_recognised') : made(more)
  },
  async requirementsOfQuestions(input) {
    const found = unique(input.questions.flatMap((question) => requirementsOfQuestion(question, input.language)))
    return found.length === 0 ? refused('nothing_recognised') : made(found)
  },
  async requirementsOfTitle(input) {
    const found = familyRequirements(input.title, input.language)
    return found.length === 0 ? refused('unknown_title') : made(found)
  },
  async questionsOfTitle(input) {
    const requirements = familyRequirements(input.title, input.language)
    if (requirements.length === 0) return refused('unknown_title')
    return made(draftQuestions({ ...input, requirements, except: input.except ?? [] }))
  },
  async questionsOfDescription(input) {
    const lines = readJob(input.description)
    if (lines === null) return refused('not_a_job_description')
    const questions = questionsOfJob(lines, input)
    return made(questions)
  },
  async instructionOf(input) {
    const instruction = instructionFor(input.question, input.language)
    return instruction === null ? refused('nothing_recognised') : made({ instruction })
  },
}
