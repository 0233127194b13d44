import { detectLanguage, setLimits } from '@candor/contract'
import type { AuthorLanguage, Requirement, RequirementKind, UncoveredLine } from '../../../../ports/set-author'
import { classifyUnit, listUnits, type Unit } from './classify-line'
import { QUALITY_CUES, type QualityCue } from './competency-cues'
import { nameRequirement, splitRequirement } from './english/requirement-name'
import { readVerbPhrases } from './english/verb-phrase'
import { isToolList, matchTerms } from './match-terms'
import type { DescriptionLine } from './parse-description'
import { readSlot } from './read-slot'
import { findScreeningKind, isBareYears, translateScreeningFact } from './screening-facts'
import { nameVietnameseRequirement, splitVietnameseRequirement } from './vietnamese/requirement'
import { readVietnamesePhrases } from './vietnamese/verb-phrase'

const WEIGHT = { must: 4, duty: 3, plus: 2 } as const
const MAX_NAME_WORDS = 18
const MAX_QUALITIES_PER_PART = 3

/** What an advertisement asks for and what its work is. */
export interface FoundRequirements {
  readonly requirements: readonly Requirement[]
  /** Lines left out because they ask for what must not matter. */
  readonly leftOut: readonly string[]
  /** Duties and requirements that no phrase could be made of. */
  readonly uncovered: readonly UncoveredLine[]
}

interface Reading {
  readonly unit: Unit
  readonly language: AuthorLanguage
  readonly isPlus: boolean
}

type Found = Pick<Requirement, 'name' | 'kind'>

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const countWords = (text: string) => text.split(' ').length

const QUALITY_FILLER =
  /\b(?:skills?|abilit(?:y|ies)|able|attitude|oral|written|verbal|strong|excellent|good|great|exceptional|high(?:ly)?|levels?|degree|sense|mindset|person(?:al|ality|able)?|people|others|part|well|work(?:ing)?|environment|effective(?:ly)?|clear(?:ly)?|and|or|the|an?|with|to|in|of|for|under|as|at|on|both|all|be|is|are|you|your|have|must|maintain|demonstrate|incredibly|extraordinarily|very|kind|direct|feedback|give|natural|player|approach|desire|proven|setting|self|multiple|manage|meet|projects|simultaneously|handle|position|role)\b|(?<!\p{L})(?:có|kỹ năng|khả năng|tinh thần|và|tốt|cao|trong|công việc|với|được|là|các|phẩm chất|tư duy|sự|rất|đặc biệt|trên hết|yêu thích)(?!\p{L})/giu

/** Words of a part that no quality and no filler accounts for. */
function countOtherWords(part: string, cues: readonly QualityCue[]): number {
  let rest = part
  for (const { cue } of cues) {
    for (let pass = 0; pass < 3 && cue.test(rest); pass += 1) rest = rest.replace(cue, '  ')
  }
  rest = rest.replace(/\p{L}{1,20} {2}\p{L}{0,20}| {2}\p{L}{1,20}/gu, ' ')
  return rest.replace(QUALITY_FILLER, ' ').match(/\p{L}{3,}/gu)?.length ?? 0
}

function findKind(name: string): RequirementKind {
  if (isToolList(name)) return 'tool'
  return /\bexperience\b|^(?:\d|at least|minimum)|kinh nghiệm|năm/i.test(name) ? 'experience' : 'skill'
}

const nameQualities = (cues: readonly QualityCue[], language: AuthorLanguage): readonly Found[] =>
  cues.slice(0, MAX_QUALITIES_PER_PART).map((entry) => ({ name: entry.name[language], kind: 'quality' }))

/** "Ability to work under pressure" is a manner, not a deed. */
const MANNER =
  /^(?:ability to |able to )?(?:work (?!with )|working (?!with )|multitask |think |adapt |remain |stay |communicate |collaborate |prioriti[sz]e |thrives? |enjoys? |maintain (?:a |high|professional|confiden))/i
const SPEAKS_TO = /\b(?:you|your|we|our|us|they)\b|(?<!\p{L})(?:bạn|chúng tôi)(?!\p{L})/iu

const isQuality = (part: string, name: string, cues: readonly QualityCue[]) =>
  cues.length > 0 && (countOtherWords(part, cues) < 2 || MANNER.test(name))

function hasFittingLength(name: string): boolean {
  const count = countWords(name)
  return count <= MAX_NAME_WORDS && count >= (isToolList(name) ? 1 : 2)
}

function readScreening(name: string, kind: RequirementKind): readonly Found[] {
  const [short = name] = countWords(name) > MAX_NAME_WORDS ? name.split(/,\s|\s\(/) : [name]
  return [{ name: short, kind }]
}

/** A part in the language of the set: its own words are its name. */
function readPart(part: string, language: AuthorLanguage): readonly Found[] {
  const screening = findScreeningKind(part)
  const name = language === 'vi' ? nameVietnameseRequirement(part) : nameRequirement(part)
  if (screening !== null) return readScreening(name, screening)
  const cues = QUALITY_CUES.filter(({ cue }) => cue.test(part))
  if (isQuality(part, name, cues) || !hasFittingLength(name)) return nameQualities(cues, language)
  const found: Found = { name, kind: isBareYears(name) ? 'experience' : findKind(name) }
  if (isBareYears(name) || readSlot(found, language) !== null) return [found]
  if (cues.length > 0) return nameQualities(cues, language)
  return SPEAKS_TO.test(name) ? [] : [found]
}

/** A part in another language than the set's: what the bilingual lists know of it. */
function readForeignPart(part: string, language: AuthorLanguage): readonly Found[] {
  const screening = findScreeningKind(part)
  if (screening !== null) {
    const name = translateScreeningFact(part, language)
    return name === null ? [] : [{ name, kind: screening }]
  }
  const terms = matchTerms(part).map((term): Found => ({ name: term.name[language], kind: term.kind }))
  const cues = QUALITY_CUES.filter(({ cue }) => cue.test(part))
  return [...terms, ...nameQualities(cues, language)]
}

function readRequirement({ unit, language, isPlus }: Reading): readonly Requirement[] {
  const isOwn = detectLanguage(unit.text) === language
  const split = detectLanguage(unit.text) === 'vi' ? splitVietnameseRequirement : splitRequirement
  return split(unit.text).flatMap((part) => {
    const isPartPlus = isPlus || /(?<!^)\b(?:preferred|a plus|an asset|desirable)\b|^ưu tiên/i.test(part)
    const found = isOwn ? readPart(part, language) : readForeignPart(part, language)
    return found.map(({ name, kind }) => ({
      name,
      kind,
      weight: isPartPlus ? WEIGHT.plus : WEIGHT.must,
      isMustHave: !isPartPlus,
      sourceQuote: unit.text,
    }))
  })
}

interface DutyReading {
  readonly duties: readonly Requirement[]
  /** False when a part of the line had to be refused. */
  readonly isWhole: boolean
}

function readDuty(unit: Unit, language: AuthorLanguage): DutyReading {
  if (detectLanguage(unit.text) !== language) {
    const terms = readForeignPart(unit.text, language).filter(({ kind }) => kind === 'skill' || kind === 'tool')
    const duties = terms.map((term) => ({ ...term, weight: WEIGHT.duty, isMustHave: false, sourceQuote: unit.text }))
    return { duties, isWhole: terms.length > 0 }
  }
  const mayName = unit.line.section === 'duties' && (unit.line.isSectionSure || unit.line.form === 'bullet')
  const read = language === 'vi' ? readVietnamesePhrases(unit.text, mayName) : readVerbPhrases(unit.text, mayName)
  const duties = read.phrases.map((phrase): Requirement => {
    return { name: capitalize(phrase), kind: 'duty', weight: WEIGHT.duty, isMustHave: false, sourceQuote: unit.text }
  })
  return { duties, isWhole: read.refusal === null }
}

const getKey = (name: string) => name.toLowerCase()

function mergeTwo(known: Requirement, entry: Requirement): Requirement {
  const isRepeated = known.sourceQuote !== entry.sourceQuote
  return {
    ...(known.isMustHave || !entry.isMustHave ? known : entry),
    weight: Math.min(5, Math.max(known.weight, entry.weight) + (isRepeated ? 1 : 0)),
    isMustHave: known.isMustHave || entry.isMustHave,
  }
}

/** The same thing asked for twice weighs one more. */
function mergeRequirements(all: readonly Requirement[]): readonly Requirement[] {
  const byKey = new Map<string, Requirement>()
  for (const entry of all) {
    const known = byKey.get(getKey(entry.name))
    byKey.set(getKey(entry.name), known === undefined ? entry : mergeTwo(known, entry))
  }
  return [...byKey.values()]
}

/** A rubric ("A - Delivery", "What to look for") names its requirements in its headings. */
function readRubricRequirements(lines: readonly DescriptionLine[], language: AuthorLanguage): readonly Requirement[] {
  const headings = lines.filter((line) => /^[A-Z] [-–—] \p{L}/u.test(line.text) && line.text.length < 90)
  if (headings.length < 3 || detectLanguage(headings.map((line) => line.text).join(' ')) !== language) return []
  const names = [...new Set(headings.map((line) => line.text.replace(/^[A-Z] [-–—] /, '')))]
  return names.map((name) => ({ name, kind: 'skill', weight: 4, isMustHave: true, sourceQuote: name }))
}

const NOTHING: FoundRequirements = { requirements: [], leftOut: [], uncovered: [] }

/** A set holds no longer name: text without blanks can make one. */
const fitsSet = ({ name }: Requirement) => name.length <= setLimits.requirementCharacters

function readUnit(unit: Unit, language: AuthorLanguage): FoundRequirements {
  const kind = classifyUnit(unit)
  if (kind === 'protected') return { ...NOTHING, leftOut: [unit.text] }
  if (kind === 'none') return NOTHING
  if (kind === 'duty') {
    const { duties, isWhole } = readDuty(unit, language)
    const isKept = isWhole && duties.every(fitsSet)
    return {
      ...NOTHING,
      requirements: duties.filter(fitsSet),
      uncovered: isKept ? [] : [{ text: unit.text, kind: 'duty' }],
    }
  }
  const requirements = readRequirement({ unit, language, isPlus: kind === 'plus' }).filter(fitsSet)
  const isLost = requirements.length === 0 && kind === 'must'
  return { ...NOTHING, requirements, uncovered: isLost ? [{ text: unit.text, kind: 'requirement' }] : [] }
}

/** What the text asks for and what the work is, in its order, and what no phrase could be made of. */
export function findRequirements(lines: readonly DescriptionLine[], language: AuthorLanguage): FoundRequirements {
  const rubric = readRubricRequirements(lines, language)
  if (rubric.length > 0) return { ...NOTHING, requirements: rubric }
  const read = listUnits(lines).map((unit) => readUnit(unit, language))
  return {
    requirements: mergeRequirements(read.flatMap(({ requirements }) => requirements)),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    uncovered: read.flatMap(({ uncovered }) => uncovered),
  }
}
