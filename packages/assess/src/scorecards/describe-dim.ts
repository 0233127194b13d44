import type { DescribedDim, DescriptiveDimId, EvidenceTag, Measure, MeasureId, Why } from '@candor/contract'
import { buildEvidence, selectStrongest } from '../evidence/quote'
import { splitWords } from '../lexicons/en-words'
import { buildPhraseIndex, findPhrases, type PhraseIndex } from '../lexicons/phrase-index'
import { measureWindowTtr } from '../measures/lexical-diversity'
import { findOwnAction, hasEntity } from '../measures/own-action'
import {
  type AnswerUnit,
  buildWhy,
  listAnswerUnits,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
} from './scorecard'

/** Describes the dimension in words only: no level, and nothing that affects a level. */
export type Description = Pick<DescribedDim, 'state' | 'evidence' | 'measures' | 'why'>

const minWords = 60
const manyConcrete = 0.4
const manyHedges = 0.015
const mostlyOwn = 0.6
const mostlyTeam = 0.4
const variedTtr = 0.76
const shortest = 4

const hedges: Readonly<Record<'en' | 'vi', PhraseIndex>> = {
  en: buildPhraseIndex(
    'maybe|perhaps|probably|possibly|i guess|i suppose|i am not sure|not sure|somehow|it depends|more or less|or something|might'.split(
      '|',
    ),
  ),
  vi: buildPhraseIndex('có lẽ|chắc là|hình như|không chắc|có thể là|hơi|tùy|đại khái|gì đó'.split('|')),
}
const warm: Readonly<Record<'en' | 'vi', PhraseIndex>> = {
  en: buildPhraseIndex('thank you|thanks|happy to|glad to|please|good morning|nice to|appreciate'.split('|')),
  vi: buildPhraseIndex('cảm ơn|dạ|ạ|rất vui|xin chào|kính|mong được'.split('|')),
}
const firstPersonSingular: Readonly<Record<'en' | 'vi', ReadonlySet<string>>> = {
  en: new Set(splitWords("i me my mine myself i'm i've i'd i'll")),
  vi: new Set(splitWords('tôi em mình tớ')),
}
const firstPersonPlural: Readonly<Record<'en' | 'vi', ReadonlySet<string>>> = {
  en: new Set(splitWords("we us our ours ourselves we're we've we'd we'll")),
  vi: new Set(splitWords('chúng bọn')),
}

/** What the words alone are like: concrete or general, about the speaker or the team, direct or careful. */
export function describeDim(id: DescriptiveDimId, context: ScoreContext): Description | UnscoredDim {
  const placed = listAnswerUnits(context.answers)
  const words = placed.reduce((sum, item) => sum + item.unit.words.length, 0)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  return id === 'vibe' ? describeVibe(placed, context) : describeExpression(placed, context)
}

function describeVibe(placed: readonly AnswerUnit[], context: ScoreContext): Description {
  const isConcrete = ({ unit }: AnswerUnit): boolean => hasEntity(unit) || findOwnAction(unit, context.lexicon) !== null
  const conveyed = placed.filter(({ unit }) => unit.words.length >= shortest)
  const concrete = conveyed.filter(isConcrete)
  const share = conveyed.length === 0 ? 0 : concrete.length / conveyed.length
  const own = measureOwnShare(placed, context)
  const isWarm = placed.filter(({ unit }) => hasAnyPhrase(unit, warm[context.lexicon.language]))
  const general = conveyed.filter((item) => !isConcrete(item))
  const spoken = share >= manyConcrete
  return {
    state: 'described',
    evidence: selectStrongest([
      ...quoteUnits((spoken ? concrete : general).slice(0, 1), spoken ? 'concrete_words' : 'general_words'),
      ...quoteUnits(isWarm.slice(0, 1), 'warm_words'),
    ]),
    measures: [
      buildMeasure('concrete_share', share),
      ...(own === null ? [] : [buildMeasure('first_person_share', own)]),
    ],
    why: [
      buildWhy(spoken ? 'descriptive.concrete' : 'descriptive.general'),
      ...describeOwnShare(own),
      ...(isWarm.length > 0 ? [buildWhy('descriptive.courteous')] : []),
    ],
  }
}

function describeOwnShare(own: number | null): Why[] {
  if (own === null || (own < mostlyOwn && own > mostlyTeam)) return []
  return [buildWhy(own >= mostlyOwn ? 'descriptive.own_part' : 'descriptive.team_part')]
}

function describeExpression(placed: readonly AnswerUnit[], context: ScoreContext): Description {
  const index = hedges[context.lexicon.language]
  const words = placed.flatMap(({ unit }) => unit.words)
  const hedged = placed.filter(({ unit }) => hasAnyPhrase(unit, index))
  const count = placed.reduce((sum, { unit }) => sum + findPhrases(index, listForms(unit)).length, 0)
  const share = count / words.length
  const isHedged = share >= manyHedges
  const direct = placed.filter(
    ({ unit }) =>
      unit.words.length >= shortest && !hasAnyPhrase(unit, index) && findOwnAction(unit, context.lexicon) !== null,
  )
  const ttr = measureWindowTtr(words.filter((word) => word.token.mask === null).map((word) => word.form))
  return {
    state: 'described',
    evidence: selectStrongest(
      isHedged ? quoteUnits(hedged.slice(0, 2), 'hedged_words') : quoteUnits(direct.slice(0, 2), 'direct_words'),
    ),
    measures: [buildMeasure('hedge_share', share), buildMeasure('window_ttr', ttr)],
    why: [
      buildWhy(isHedged ? 'descriptive.hedged' : 'descriptive.direct'),
      buildWhy(ttr >= variedTtr ? 'descriptive.varied_words' : 'descriptive.plain_words'),
    ],
  }
}

function measureOwnShare(placed: readonly AnswerUnit[], context: ScoreContext): number | null {
  const forms = placed.flatMap(({ unit }) => listForms(unit))
  const language = context.lexicon.language
  const ours = forms.filter((form) => firstPersonPlural[language].has(form)).length
  const mine =
    forms.filter((form) => firstPersonSingular[language].has(form)).length - (language === 'vi' ? countWe(forms) : 0)
  return mine + ours === 0 ? null : mine / (mine + ours)
}

/** "chúng tôi" and "chúng em" are "we". */
function countWe(forms: readonly string[]): number {
  return forms.filter(
    (form, index) => firstPersonSingular.vi.has(form) && firstPersonPlural.vi.has(forms[index - 1] ?? ''),
  ).length
}

function hasAnyPhrase(unit: AnswerUnit['unit'], index: PhraseIndex): boolean {
  return findPhrases(index, listForms(unit)).length > 0
}

function listForms(unit: AnswerUnit['unit']): string[] {
  return unit.words.map((word) => word.form)
}

function quoteUnits(placed: readonly AnswerUnit[], tag: EvidenceTag) {
  return placed.map(({ answer, unit }) => buildEvidence(answer, unit, { effect: '+', tag }))
}

function buildMeasure(id: MeasureId, value: number): Measure {
  return { id, value: roundTo(value, 3), unit: 'share', contribution: 0 }
}
