import type { QuestionKind } from '../../../../ports/interviewer'
import type { AuthorLanguage, DraftCriterion, DraftQuestion, Requirement } from '../../../../ports/set-author'
import { getCompetency } from '../bank/competencies'
import { findCompetencies } from '../bank/find-competency'
import type { DutyClass } from '../frames/frame-types'
import { DUTY_FRAMES } from '../frames/frames'
import { KNOWN_FRAMES, TOOL_FRAMES } from '../frames/skill-frames'
import { fitPoints } from '../points/fit-points'
import { readSlot } from '../text/read-slot'
import { hashText } from '../text/seeded'
import type { Trade } from '../trades/trade-types'
import { classifyDuty } from './classify-duty'
import { PAST_SCALE, SUPPOSE_SCALE } from './scales'

/** A question that could be asked about a requirement. Two of one frame must not stand in a set side by side. */
export interface QuestionCandidate {
  readonly question: DraftQuestion
  readonly frame: string
}

/** What can be asked about a requirement; `group` tells requirements of one sort apart from others. */
export interface AskableRequirement {
  readonly requirement: Requirement
  readonly group: 'duty' | 'skill' | 'quality'
  readonly dutyClass: DutyClass | null
  readonly candidates: readonly QuestionCandidate[]
}

export interface QuestionContext {
  readonly language: AuthorLanguage
  readonly seed: string
  readonly trade: Trade | null
}

const ANSWER_SECONDS: Readonly<Record<QuestionKind, number>> = {
  behavioural: 150,
  situational: 120,
  motivational: 90,
  technical: 150,
  opinion: 120,
}

const LEADS: Readonly<Record<AuthorLanguage, readonly string[]>> = {
  en: ['In this job you would {duty}. ', 'Part of this job is to {duty}. '],
  vi: ['Ở vị trí này bạn sẽ {duty}. ', 'Một phần của công việc là {duty}. '],
}
const MAX_INLINE_WORDS: Readonly<Record<AuthorLanguage, number>> = { en: 5, vi: 8 }

/** Inserts the phrase once and unchanged: braces inside it are no place to fill. */
const fill = (text: string, slot: string, phrase: string) => text.split(slot).join(phrase)
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function makeCriterion(kind: QuestionKind, name: string, language: AuthorLanguage): DraftCriterion {
  const scale = kind === 'situational' ? SUPPOSE_SCALE : PAST_SCALE
  return { name: capitalize(name).slice(0, 200), anchors: scale[language], dimension: null }
}

interface Parts {
  readonly text: string
  readonly kind: QuestionKind
  readonly points: readonly string[]
  readonly competency: string
  readonly criteria: readonly DraftCriterion[]
}

function makeQuestion(parts: Parts, requirement: Requirement, context: QuestionContext): DraftQuestion {
  const trade = context.trade?.points[context.language] ?? []
  const own = trade[hashText(parts.text) % Math.max(1, trade.length)]
  const points = own === undefined || requirement.kind === 'quality' ? parts.points : [...parts.points, own]
  return {
    text: parts.text,
    kind: parts.kind,
    competency: parts.competency,
    requirementName: requirement.name,
    expectedPoints: fitPoints(points, parts.text, context.language),
    criteria: parts.criteria,
    answerSeconds: ANSWER_SECONDS[parts.kind],
  }
}

function isInline(phrase: string, language: AuthorLanguage): boolean {
  const isRow = language === 'vi' ? /,| và /.test(phrase) : /,| and /.test(phrase)
  return !isRow && phrase.split(' ').length <= MAX_INLINE_WORDS[language]
}

function listDutyCandidates(phrase: string, requirement: Requirement, context: QuestionContext): AskableRequirement {
  const { language } = context
  const dutyClass = classifyDuty(phrase, language)
  const classes: readonly DutyClass[] = dutyClass === 'any' ? ['any'] : [dutyClass, 'any']
  const lead = LEADS[language][hashText(phrase) % 2] ?? ''
  const candidates = classes.flatMap((name) =>
    DUTY_FRAMES[name].map((frame, place): QuestionCandidate => {
      const text = isInline(phrase, language)
        ? fill(frame.inline[language], '{duty}', phrase)
        : `${fill(lead, '{duty}', phrase)}${frame.apart[language]}`
      const parts: Parts = {
        text,
        kind: frame.kind,
        points: frame.points[language],
        competency: 'technical',
        criteria: [makeCriterion(frame.kind, phrase, language)],
      }
      return { question: makeQuestion(parts, requirement, context), frame: `${name} ${place}` }
    }),
  )
  return { requirement, group: 'duty', dutyClass, candidates }
}

function listSkillCandidates(
  slot: { readonly frame: 'known' | 'tool'; readonly phrase: string },
  requirement: Requirement,
  context: QuestionContext,
): AskableRequirement {
  const { language } = context
  const frames = slot.frame === 'tool' ? TOOL_FRAMES : KNOWN_FRAMES
  const candidates = frames.map((frame, place): QuestionCandidate => {
    const parts: Parts = {
      text: fill(frame.text[language], '{skill}', slot.phrase),
      kind: frame.kind,
      points: frame.points[language],
      competency: 'technical',
      criteria: [makeCriterion(frame.kind, slot.phrase, language)],
    }
    return { question: makeQuestion(parts, requirement, context), frame: `${slot.frame} ${place}` }
  })
  return { requirement, group: 'skill', dutyClass: null, candidates }
}

function listQualityCandidates(requirement: Requirement, context: QuestionContext): AskableRequirement | null {
  const { language } = context
  const [id] = findCompetencies(requirement.name)
  if (id === undefined) return null
  const competency = getCompetency(id)
  const fits = (topic: RegExp | undefined) => (topic?.test(requirement.name) === true ? 0 : 1)
  const sources = [...competency.questions].sort(
    (a, b) =>
      fits(a.topic) - fits(b.topic) ||
      hashText(context.seed + requirement.name + a.text.en) - hashText(context.seed + requirement.name + b.text.en),
  )
  const candidates = sources.map((source): QuestionCandidate => {
    const isSupposed = source.kind === 'situational'
    const criterion: DraftCriterion = isSupposed
      ? makeCriterion(source.kind, competency.name[language], language)
      : { name: competency.name[language], anchors: competency.anchors[language], dimension: competency.dimension }
    const parts: Parts = {
      text: source.text[language],
      kind: source.kind,
      points: source.points[language],
      competency: id,
      criteria: [{ ...criterion, dimension: competency.dimension }],
    }
    return { question: makeQuestion(parts, requirement, context), frame: `quality ${id} ${source.text.en}` }
  })
  return { requirement, group: 'quality', dutyClass: null, candidates }
}

/** The questions that fit a requirement; null for what screening asks about and for what fits no frame. */
export function listQuestions(requirement: Requirement, context: QuestionContext): AskableRequirement | null {
  if (requirement.kind === 'quality') return listQualityCandidates(requirement, context)
  const slot = readSlot(requirement, context.language)
  if (slot === null) return null
  return slot.frame === 'duty'
    ? listDutyCandidates(slot.phrase, requirement, context)
    : listSkillCandidates({ frame: slot.frame, phrase: slot.phrase }, requirement, context)
}
