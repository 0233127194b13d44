import {
  type BackgroundFact,
  type BackgroundFacts,
  backgroundFacts,
  backgroundLimits,
  type ScreeningQuestion,
} from '@candor/contract'
import { getScreeningKind } from './screening'

/** What a new question about the background asks for. A salary is asked for only where the recruiter decides so. */
export const presetFacts: readonly BackgroundFact[] = ['currentTitle', 'yearsOfExperience', 'noticePeriod']

/** The facts that a question asks for. Empty: its answer is not made of facts. */
export const listAskedFacts = ({ type, facts = [] }: Pick<ScreeningQuestion, 'type' | 'facts'>): BackgroundFact[] =>
  getScreeningKind(type).isBackground ? backgroundFacts.filter((fact) => facts.includes(fact)) : []

/** A salary expectation is never required: in some places it may not even be asked for. */
export const isFactRequired = ({ isRequired }: Pick<ScreeningQuestion, 'isRequired'>, fact: BackgroundFact): boolean =>
  isRequired && fact !== 'salaryExpectation'

export type FactFault = 'required' | 'not_asked' | 'out_of_range'

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max
/** At most two decimals, as amounts of money have. */
const isMoney = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e4)

const isInRange: Readonly<Record<BackgroundFact, (facts: BackgroundFacts) => boolean>> = {
  currentTitle: () => true,
  // Half years are common; smaller parts are not.
  yearsOfExperience: ({ yearsOfExperience: years = 0 }) =>
    Number.isInteger(years * 2) && isWithin(years, backgroundLimits.years),
  noticePeriod: ({ noticePeriod: notice }) =>
    notice === undefined ||
    (Number.isInteger(notice.amount) && isWithin(notice.amount, { min: 0, max: backgroundLimits.notice[notice.unit] })),
  salaryExpectation: ({ salaryExpectation: salary }) =>
    salary === undefined || (isMoney(salary.amount) && isWithin(salary.amount, backgroundLimits.salary)),
}

const isStated = (facts: BackgroundFacts, fact: BackgroundFact): boolean =>
  fact === 'currentTitle' ? (facts.currentTitle ?? '').trim() !== '' : facts[fact] !== undefined

export const hasFacts = (facts: BackgroundFacts): boolean => backgroundFacts.some((fact) => isStated(facts, fact))

/** What is wrong with the stated facts, by fact. Empty: nothing. */
export function listFactFaults(
  question: ScreeningQuestion,
  facts: BackgroundFacts,
): Partial<Record<BackgroundFact, FactFault>> {
  const asked = listAskedFacts(question)
  const findFault = (fact: BackgroundFact): FactFault | null => {
    if (!isStated(facts, fact)) return asked.includes(fact) && isFactRequired(question, fact) ? 'required' : null
    if (!asked.includes(fact)) return 'not_asked'
    return isInRange[fact](facts) ? null : 'out_of_range'
  }
  const faults: Partial<Record<BackgroundFact, FactFault>> = {}
  for (const fact of backgroundFacts) {
    const fault = findFault(fact)
    if (fault !== null) faults[fact] = fault
  }
  return faults
}

/** How a screening answer is stored: texts, options or ids of files; or facts. */
export type StoredAnswer = readonly string[] | BackgroundFacts

const isTexts = (stored: StoredAnswer): stored is readonly string[] => Array.isArray(stored)

export const readStoredAnswer = (
  stored: StoredAnswer,
): { readonly values: readonly string[]; readonly facts: BackgroundFacts | null } =>
  isTexts(stored) ? { values: stored, facts: null } : { values: [], facts: stored }
