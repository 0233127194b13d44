import type { AuthorLanguage, Requirement } from '../../../../ports/set-author'
import { PROTECTED_LINE, QUALITY_CUES } from './competency-cues'
import { findFormalRequirements } from './find-formal-requirements'
import { detectLanguage } from './language'
import { matchTerms } from './match-terms'
import type { DescriptionLine, SectionKind } from './parse-description'
import { shortenPhrase } from './shorten-phrase'

const MAX_REQUIREMENTS = 15
const MAX_DUTIES = 4
const BASE_WEIGHT: Readonly<Record<SectionKind, number>> = {
  requirements: 4,
  nice: 2,
  duties: 3,
  other: 3,
  about: 2,
  benefits: 0,
  process: 0,
}
const NICE_CUE =
  /nice to have|\ba plus\b|preferred|preference|bonus|ideally|desirable|would love|ưu tiên|lợi thế|là điểm cộng|điểm cộng/i
const MUST_CUE = /\bmust\b|required|essential|mandatory|bắt buộc|nhất thiết/i
/** Sentences outside the sections of requirements count only when they ask for something. */
const ASKING =
  /someone who|experience|knowledge|skills?\b|proficien|familiar|must|kinh nghiệm|kiến thức|thành thạo|kỹ năng|biết|you are\b|you're\b|you have\b|bạn (là|có)/i
const SOMEONE_WHO = /someone who (has [^.,;]+)/i

interface RequirementDraft extends Requirement {
  readonly key: string
  readonly order: number
}

export interface FoundRequirements {
  readonly requirements: readonly Requirement[]
  readonly leftOut: readonly string[]
}

interface LineContext {
  readonly line: DescriptionLine
  readonly language: AuthorLanguage
  readonly order: number
}

type Part = Pick<Requirement, 'name' | 'kind'> & { readonly key: string; readonly isHot?: boolean }

const createPhrasePart = (name: string): Part => ({ name, kind: 'experience', key: name.toLowerCase() })

function findQualityParts({ line, language }: LineContext): readonly Part[] {
  return QUALITY_CUES.filter((entry) => entry.cue.test(line.text)).map((entry) => ({
    name: entry.name[language],
    kind: 'quality',
    key: entry.name.en.toLowerCase(),
  }))
}

/** "Will not let us ..." describes an attitude, not skills. */
const REFUSAL = /^(will not|won't|does not|doesn't|không)\b/i

function findTermParts({ line, language }: LineContext): readonly Part[] {
  if (REFUSAL.test(line.text)) return []
  return matchTerms(line.text).map((match) => ({
    name: match.name[language],
    kind: match.kind,
    key: match.key,
    isHot: match.isHot,
  }))
}

/** What the line says of itself, as a phrase: "Has scaled a start-up ..." or a line nothing else was found in. */
function findPhraseParts({ line, language }: LineContext, hasOthers: boolean): readonly Part[] {
  if (detectLanguage(line.text) !== language) return []
  const someone = SOMEONE_WHO.exec(line.text)?.[1]
  if (someone !== undefined) return [createPhrasePart(shortenPhrase(someone))]
  const isAsked = line.section === 'requirements' || line.section === 'nice' || line.section === 'duties'
  const tellsPast = /^(has|have)\s+\w+(ed|t|n)\s/i.test(line.text)
  if (!isAsked || (hasOthers && !tellsPast)) return []
  const name = shortenPhrase(line.text)
  const count = name.split(' ').length
  const isBareQualityTalk = count < 2 || count > 14 || /^(will not|won't|do not|don't|is|are|you|we|our)\b/i.test(name)
  return isBareQualityTalk ? [] : [createPhrasePart(name)]
}

function findParts(context: LineContext): readonly Part[] {
  const formal = findFormalRequirements(context.line.text, context.language)
  const terms = findTermParts(context)
  const qualities = context.line.section === 'duties' ? [] : findQualityParts(context)
  const others = [...formal, ...terms, ...qualities]
  return [...others, ...findPhraseParts(context, others.length > 0)]
}

function createDrafts(context: LineContext): readonly RequirementDraft[] {
  const { line, order } = context
  const isNice = line.section === 'nice' || NICE_CUE.test(line.text)
  const extra = MUST_CUE.test(line.text) ? 1 : 0
  const base = isNice ? 2 : BASE_WEIGHT[line.section] + extra
  return findParts(context).map((part) => ({
    name: part.name,
    kind: part.kind,
    weight: Math.min(5, base),
    isMustHave: !isNice && (line.section === 'requirements' || extra > 0),
    sourceQuote: line.text,
    key: part.key,
    order,
  }))
}

/** A paragraph counts sentence by sentence, so that its quotes stay short. */
function splitSentences(line: DescriptionLine): readonly DescriptionLine[] {
  if (line.form !== 'paragraph') return [line]
  return line.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((text) => ({ ...line, text }))
}

function asksForSomething(line: DescriptionLine): boolean {
  if (line.form === 'heading' || line.section === 'benefits' || line.section === 'process') return false
  const isAsked = line.section === 'requirements' || line.section === 'nice' || line.section === 'duties'
  return isAsked || ASKING.test(line.text)
}

/** The same thing asked for twice weighs one more, at most 5. */
function mergeDrafts(drafts: readonly RequirementDraft[]): readonly RequirementDraft[] {
  const byKey = new Map<string, RequirementDraft>()
  for (const draft of drafts) {
    const known = byKey.get(draft.key)
    if (known === undefined) byKey.set(draft.key, draft)
    else
      byKey.set(draft.key, {
        ...known,
        weight: Math.min(5, Math.max(known.weight, draft.weight) + (known.sourceQuote === draft.sourceQuote ? 0 : 1)),
        isMustHave: known.isMustHave || draft.isMustHave,
      })
  }
  return [...byKey.values()]
}

/** Duties fill up, at most a few of them: a list of twenty tasks is no list of requirements. */
function limitDuties(
  drafts: readonly RequirementDraft[],
  lines: readonly DescriptionLine[],
): readonly RequirementDraft[] {
  const duties = new Set(lines.filter((line) => line.section === 'duties').map((line) => line.text))
  let left = MAX_DUTIES
  return drafts.filter((draft) => {
    if (draft.kind !== 'experience' || draft.sourceQuote === null || !duties.has(draft.sourceQuote)) return true
    left -= 1
    return left >= 0
  })
}

const toRequirement = ({ key: _key, order: _order, ...requirement }: RequirementDraft): Requirement => requirement

/** A rubric ("A - Delivery", "What to look for") names its requirements in its headings. */
function readRubricRequirements(lines: readonly DescriptionLine[], language: AuthorLanguage): readonly Requirement[] {
  const headings = lines.filter((line) => /^[A-Z] [-–—] \p{L}/u.test(line.text) && line.text.length < 90)
  if (headings.length < 3 || detectLanguage(headings.map((line) => line.text).join(' ')) !== language) return []
  const names = [...new Set(headings.map((line) => line.text.replace(/^[A-Z] [-–—] /, '')))]
  return names.map((name) => ({ name, kind: 'skill', weight: 4, isMustHave: true, sourceQuote: name }))
}

/** What the text asks for, weightiest first, and the lines left out because they ask for what must not matter. */
export function findRequirements(lines: readonly DescriptionLine[], language: AuthorLanguage): FoundRequirements {
  const rubric = readRubricRequirements(lines, language)
  if (rubric.length > 0) return { requirements: rubric, leftOut: [] }
  const asked = lines.flatMap(splitSentences).filter(asksForSomething)
  const leftOut = asked.filter((line) => PROTECTED_LINE.test(line.text)).map((line) => line.text)
  const usable = asked.filter((line) => !PROTECTED_LINE.test(line.text))
  const drafts = mergeDrafts(usable.flatMap((line, order) => createDrafts({ line, language, order })))
  const sorted = [...limitDuties(drafts, lines)].sort((a, b) => b.weight - a.weight || a.order - b.order)
  return { requirements: sorted.slice(0, MAX_REQUIREMENTS).map(toRequirement), leftOut }
}
