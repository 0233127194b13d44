import {
  findAlternativeFault,
  formatExpectedPoint,
  lintExpectedPoints,
  lintQuestion,
  pointLimits,
  setLimits,
} from '@candor/contract'
import type { Anchors, AuthorLanguage, DraftQuestion, Requirement } from '../../ports/set-author'
import { COMPETENCIES } from '../builtin/set-author/bank/competencies'
import { areWordsIn, getTextKey, isPlainText, isProtectedText, isSentenceIn } from './check-text'
import type { QuestionReply } from './question-prompt'
import { findFault, type Reading, type Rule } from './reading'

export interface QuestionCheck {
  readonly language: AuthorLanguage
  readonly requirements: readonly Requirement[]
  readonly exclude: readonly string[]
  readonly count: number
}

type Entry = QuestionReply['questions'][number]
interface Candidate {
  readonly entry: Entry
  readonly text: string
  readonly expectedPoints: readonly string[]
  readonly anchors: readonly string[]
}

const maxPointChars = 300
const seconds = { min: 30, max: 300 }

/** Alternatives that no other point has and that can tell a good answer from an empty one. */
function readPoints({ text, points }: Entry, language: AuthorLanguage): readonly string[] {
  const seen = new Set<string>()
  const lines = points.flatMap(({ heading, alternatives }) => {
    const kept = alternatives.filter((alternative) => {
      const key = getTextKey(alternative)
      const isNew = key !== '' && !seen.has(key) && !/[/:]/.test(alternative)
      if (isNew) seen.add(key)
      return isNew && findAlternativeFault(alternative, { question: text, language }) === null
    })
    const { min, max } = pointLimits.alternatives
    const line = formatExpectedPoint({
      heading: heading.replace(/[:/]/g, ' ').trim(),
      alternatives: kept.slice(0, max).map((alternative) => alternative.trim()),
    })
    return kept.length < min || line.length > maxPointChars ? [] : [line]
  })
  return lines.slice(0, pointLimits.points.max)
}

const readCandidate = (entry: Entry, language: AuthorLanguage): Candidate => ({
  entry,
  text: entry.text.trim(),
  expectedPoints: readPoints(entry, language),
  anchors: entry.criterion.anchors.map((anchor) => anchor.trim()),
})

const isAnchorFaulty = ({ anchors }: Candidate) =>
  anchors.length !== 5 ||
  new Set(anchors.map(getTextKey)).size !== 5 ||
  anchors.some((anchor) => getTextKey(anchor) === '' || anchor.length > setLimits.anchorCharacters)

const listTexts = ({ text, expectedPoints, anchors, entry }: Candidate) => [
  text,
  ...expectedPoints,
  ...anchors,
  entry.criterion.name,
]

const createRules = (check: QuestionCheck, seen: ReadonlySet<string>): readonly Rule<Candidate>[] => [
  ['an empty or too long question', ({ text }) => text === '' || text.length > setLimits.questionCharacters],
  ['markup or an address', (candidate) => !listTexts(candidate).every(isPlainText)],
  ['a question in another language', ({ text }) => !isSentenceIn(text, check.language)],
  ['age, sex, looks, family, health, religion or origin', (candidate) => listTexts(candidate).some(isProtectedText)],
  ['a leading, vague or several-fold question', ({ text }) => lintQuestion(text).length > 0],
  ['a requirement that is not in requirements', ({ entry }) => findRequirement(entry, check) === undefined],
  ['a question that is there already', ({ text }) => seen.has(getTextKey(text))],
  ['anchors that are not five different ones', isAnchorFaulty],
  [
    'a criterion without a fitting name',
    ({ entry: { criterion } }) =>
      getTextKey(criterion.name) === '' || criterion.name.trim().length > setLimits.criterionCharacters,
  ],
  [
    'too few points with enough good alternatives',
    ({ expectedPoints, text }) =>
      lintExpectedPoints(expectedPoints, { question: text, language: check.language }).length > 0,
  ],
  [
    'points or anchors in another language',
    ({ expectedPoints, anchors }) =>
      !isSentenceIn(anchors.join(' '), check.language) || !areWordsIn(expectedPoints.join(' '), check.language),
  ],
]

const findRequirement = ({ requirement }: Entry, { requirements }: QuestionCheck) =>
  requirements.find(({ name }) => getTextKey(name) === getTextKey(requirement))

function toQuestion({ entry, text, expectedPoints, anchors }: Candidate, check: QuestionCheck): DraftQuestion {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = anchors
  const five: Anchors = [first, second, third, fourth, fifth]
  const dimension = COMPETENCIES.find(({ id }) => id === entry.competency)?.dimension ?? null
  return {
    text,
    kind: entry.kind,
    competency: entry.competency,
    requirementName: findRequirement(entry, check)?.name ?? entry.requirement,
    expectedPoints,
    criteria: [{ name: entry.criterion.name.trim(), anchors: five, dimension }],
    answerSeconds: Math.min(seconds.max, Math.max(seconds.min, Math.round(entry.answer_seconds))),
  }
}

/** With fewer of those asked for, a draft is too small. */
const leastShare = 2 / 3

/** The questions of a reply that pass every rule, at most as many as wanted. */
export function checkQuestions(reply: QuestionReply, check: QuestionCheck): Reading<readonly DraftQuestion[]> {
  const seen = new Set(check.exclude.map(getTextKey))
  const rules = createRules(check, seen)
  const faults: string[] = []
  const kept: DraftQuestion[] = []
  for (const entry of reply.questions) {
    const candidate = readCandidate(entry, check.language)
    const fault = findFault(rules, candidate)
    if (fault !== null) faults.push(fault)
    else kept.push(toQuestion(candidate, check))
    seen.add(getTextKey(candidate.text))
  }
  const least = Math.max(1, Math.ceil(check.count * leastShare))
  return { value: kept.length < least ? null : kept.slice(0, check.count), faults }
}
