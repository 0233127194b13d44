import type { DescribedDim, DescriptiveDimId, EvidenceTag, Measure, MeasureId, Why } from '@candor/contract'
import { quote, strongest } from '../../evidence/quote'
import { words as list } from '../../lexicons/en-words'
import { findPhrases, type PhraseIndex, phraseIndex } from '../../lexicons/phrase-index'
import { windowTtr } from '../../measures/lexical-diversity'
import { hasEntity, ownAction } from '../../measures/own-action'
import { type Draft, keptWithAnswers, notEvaluated, type PlacedUnit, round, type ScoreContext, why } from '../scorecard'

/** In words only: no level, and nothing that a level is made of. */
export type Description = Pick<DescribedDim, 'state' | 'evidence' | 'measures' | 'why'>

const minWords = 60
const manyConcrete = 0.4
const manyHedges = 0.015
const mostlyOwn = 0.6
const mostlyTeam = 0.4
const variedTtr = 0.76
const shortest = 4

const hedges: Readonly<Record<'en' | 'vi', PhraseIndex>> = {
  en: phraseIndex(
    'maybe|perhaps|probably|possibly|i guess|i suppose|i am not sure|not sure|somehow|it depends|more or less|or something|might'.split(
      '|',
    ),
  ),
  vi: phraseIndex('có lẽ|chắc là|hình như|không chắc|có thể là|hơi|tùy|đại khái|gì đó'.split('|')),
}
const warm: Readonly<Record<'en' | 'vi', PhraseIndex>> = {
  en: phraseIndex('thank you|thanks|happy to|glad to|please|good morning|nice to|appreciate'.split('|')),
  vi: phraseIndex('cảm ơn|dạ|ạ|rất vui|xin chào|kính|mong được'.split('|')),
}
const alone: Readonly<Record<'en' | 'vi', ReadonlySet<string>>> = {
  en: new Set(list("i me my mine myself i'm i've i'd i'll")),
  vi: new Set(list('tôi em mình tớ')),
}
const together: Readonly<Record<'en' | 'vi', ReadonlySet<string>>> = {
  en: new Set(list("we us our ours ourselves we're we've we'd we'll")),
  vi: new Set(list('chúng bọn')),
}

/** What the words alone are like: concrete or general, one's own part or the team's, direct or careful. */
export function describeDim(id: DescriptiveDimId, context: ScoreContext): Description | Draft {
  const placed = keptWithAnswers(context.answers)
  const words = placed.reduce((sum, item) => sum + item.unit.words.length, 0)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  return id === 'vibe' ? vibeOf(placed, context) : expressionOf(placed, context)
}

function vibeOf(placed: readonly PlacedUnit[], context: ScoreContext): Description {
  const isConcrete = ({ unit }: PlacedUnit): boolean => hasEntity(unit) || ownAction(unit, context.lexicon) !== null
  const told = placed.filter(({ unit }) => unit.words.length >= shortest)
  const concrete = told.filter(isConcrete)
  const share = told.length === 0 ? 0 : concrete.length / told.length
  const own = ownShare(placed, context)
  const isWarm = placed.filter(({ unit }) => hasAny(unit, warm[context.lexicon.language]))
  const general = told.filter((item) => !isConcrete(item))
  const spoken = share >= manyConcrete
  return {
    state: 'described',
    evidence: strongest([
      ...quotes((spoken ? concrete : general).slice(0, 1), spoken ? 'concrete_words' : 'general_words'),
      ...quotes(isWarm.slice(0, 1), 'warm_words'),
    ]),
    measures: [measure('concrete_share', share), ...(own === null ? [] : [measure('first_person_share', own)])],
    why: [
      why(spoken ? 'descriptive.concrete' : 'descriptive.general'),
      ...partOf(own),
      ...(isWarm.length > 0 ? [why('descriptive.courteous')] : []),
    ],
  }
}

function partOf(own: number | null): Why[] {
  if (own === null || (own < mostlyOwn && own > mostlyTeam)) return []
  return [why(own >= mostlyOwn ? 'descriptive.own_part' : 'descriptive.team_part')]
}

function expressionOf(placed: readonly PlacedUnit[], context: ScoreContext): Description {
  const index = hedges[context.lexicon.language]
  const words = placed.flatMap(({ unit }) => unit.words)
  const hedged = placed.filter(({ unit }) => hasAny(unit, index))
  const count = placed.reduce((sum, { unit }) => sum + findPhrases(index, formsOf(unit)).length, 0)
  const share = count / words.length
  const isHedged = share >= manyHedges
  const direct = placed.filter(
    ({ unit }) => unit.words.length >= shortest && !hasAny(unit, index) && ownAction(unit, context.lexicon) !== null,
  )
  const ttr = windowTtr(words.filter((word) => word.token.mask === null).map((word) => word.form))
  return {
    state: 'described',
    evidence: strongest(
      isHedged ? quotes(hedged.slice(0, 2), 'hedged_words') : quotes(direct.slice(0, 2), 'direct_words'),
    ),
    measures: [measure('hedge_share', share), measure('window_ttr', ttr)],
    why: [
      why(isHedged ? 'descriptive.hedged' : 'descriptive.direct'),
      why(ttr >= variedTtr ? 'descriptive.varied_words' : 'descriptive.plain_words'),
    ],
  }
}

function ownShare(placed: readonly PlacedUnit[], context: ScoreContext): number | null {
  const forms = placed.flatMap(({ unit }) => formsOf(unit))
  const language = context.lexicon.language
  const ours = forms.filter((form) => together[language].has(form)).length
  const mine = forms.filter((form) => alone[language].has(form)).length - (language === 'vi' ? weOf(forms) : 0)
  return mine + ours === 0 ? null : mine / (mine + ours)
}

/** "chúng tôi" and "chúng em" are "we". */
function weOf(forms: readonly string[]): number {
  return forms.filter((form, index) => alone.vi.has(form) && together.vi.has(forms[index - 1] ?? '')).length
}

function hasAny(unit: PlacedUnit['unit'], index: PhraseIndex): boolean {
  return findPhrases(index, formsOf(unit)).length > 0
}

function formsOf(unit: PlacedUnit['unit']): string[] {
  return unit.words.map((word) => word.form)
}

function quotes(placed: readonly PlacedUnit[], tag: EvidenceTag) {
  return placed.map(({ answer, unit }) => quote(answer, unit, { effect: '+', tag }))
}

function measure(id: MeasureId, value: number): Measure {
  return { id, value: round(value, 3), unit: 'share', contribution: 0 }
}
