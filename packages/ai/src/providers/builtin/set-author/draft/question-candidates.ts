import type { Requirement } from '../../../../ports/set-author'
import type { Bilingual } from '../bank/bank-types'
import { COMPETENCIES, getCompetency } from '../bank/competencies'
import { SKILL_FRAMES, TOOL_FRAMES } from '../bank/technical-frames'
import type { Family } from '../families/family-types'
import { QUALITY_CUES } from '../text/competency-cues'
import { isFormalName } from '../text/find-formal-requirements'
import { matchTerms } from '../text/match-terms'
import type { Candidate } from './make-question'

/** Competencies a requirement's name speaks of. */
export function findCompetencies(name: string): readonly string[] {
  const key = name.normalize('NFC').toLowerCase()
  const isNamed = (entry: { readonly name: Bilingual<string> }) =>
    entry.name.en.toLowerCase() === key || entry.name.vi.toLowerCase() === key
  const named = COMPETENCIES.find(isNamed)?.id ?? QUALITY_CUES.find(isNamed)?.competency
  if (named !== undefined) return [named]
  return [...new Set(QUALITY_CUES.filter((entry) => entry.cue.test(name)).map((entry) => entry.competency))]
}

const listBankCandidates = (id: string): readonly Candidate[] =>
  getCompetency(id).questions.map((source) => ({ source, competency: id, skill: null }))

/** Trade questions fit one family each: all of them where the title is known, those of the name otherwise. */
function listTradeCandidates(name: string, family: Family | null): readonly Candidate[] {
  const questions = family?.questions ?? []
  return questions
    .filter((question) => question.topic.test(name))
    .map((source) => ({ source, competency: source.competency, skill: null }))
}

const listFrames = (name: string, kind: Requirement['kind']): readonly Candidate[] =>
  (kind === 'tool' ? TOOL_FRAMES : SKILL_FRAMES).map((source) => ({ source, competency: 'technical', skill: name }))

/** A tool that a person entered as a "skill" is still a tool. */
export const isTool = (requirement: Requirement) =>
  requirement.kind === 'tool' ||
  matchTerms(`, ${requirement.name}`).some((match) => match.kind === 'tool' && match.name.en === requirement.name)

/** A phrase inside a question reads better without its capital, unless the capital belongs to the word. */
export function lowercaseInSentence(name: string): string {
  const [first = ''] = name.split(' ')
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || matchTerms(`, ${name}`).some((match) => match.kind === 'tool')) return name
  const isTitleCase = name.split(' ').every((word) => word.length <= 3 || /^\p{Lu}/u.test(word))
  return isTitleCase
    ? name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
    : name.charAt(0).toLowerCase() + name.slice(1)
}

/** Degrees, languages and years are for the screening questions. */
export const isAskable = (requirement: Requirement) =>
  requirement.kind !== 'education' && requirement.kind !== 'language' && !isFormalName(requirement.name)

/** Questions that fit one requirement, the most fitting group first. */
export function listCandidates(
  requirement: Requirement,
  { family, hasOwnPoints }: { readonly family: Family | null; readonly hasOwnPoints: boolean },
): readonly (readonly Candidate[])[] {
  const name = `${requirement.name}`
  if (isTool(requirement)) return [listFrames(name, 'tool')]
  const trade = listTradeCandidates(name, family)
  if (hasOwnPoints) return [trade, listFrames(lowercaseInSentence(name), requirement.kind)]
  const bank = findCompetencies(name).flatMap(listBankCandidates)
  const frames = listFrames(lowercaseInSentence(name), requirement.kind)
  return requirement.kind === 'quality' ? [trade, bank, ...(bank.length === 0 ? [frames] : [])] : [trade, bank, frames]
}

/** What candidates for such a job are asked besides its requirements: trade questions, then the family's or general competencies. */
export function listFillers(family: Family | null, seniority: string): readonly (readonly Candidate[])[] {
  const general = [
    'problem_solving',
    'ownership',
    'teamwork',
    'communication',
    'decision_making',
    'planning',
    'learning',
  ]
  const bySeniority =
    seniority === 'lead' ? ['leadership', 'decision_making'] : seniority === 'junior' ? ['learning'] : []
  const ids = [...new Set([...bySeniority, ...(family?.competencies ?? []), ...general])]
  const trade = (family?.questions ?? []).map((source) => ({ source, competency: source.competency, skill: null }))
  return [...trade.map((candidate) => [candidate]), ...ids.map(listBankCandidates)]
}

export const listMotivationCandidates = (): readonly Candidate[] => listBankCandidates('motivation')

/** Every question of the bank with its competency, for reading questions backwards. */
export const listBankQuestions = () =>
  COMPETENCIES.flatMap((entry) => entry.questions.map((source) => ({ source, competency: entry.id })))
