import type { Question, Requirement, RequirementKind } from '@candor/contract'

/** Facts that a screening question asks for in writing; the interview does not ask about them. */
const isScreeningFact: Record<RequirementKind, boolean> = {
  duty: false,
  skill: false,
  tool: false,
  quality: false,
  experience: false,
  education: true,
  language: true,
  eligibility: true,
}

export interface RequirementCoverage {
  readonly requirement: Requirement
  /** The questions that ask about it, counted from 1. */
  readonly questionNumbers: readonly number[]
  /** No question asks about it, and none has to: it is a fact for screening. */
  readonly isForScreening: boolean
}

export interface Coverage {
  readonly rows: readonly RequirementCoverage[]
  /** Questions that ask about none of the requirements. */
  readonly unlinked: readonly number[]
  /** Requirements that at least one question asks about. */
  readonly coveredCount: number
  /** Requirements that the interview should ask about. */
  readonly totalCount: number
}

/** Which requirement is asked about by which questions. Requirements and questions without words are not counted. */
export function findCoverage(requirements: readonly Requirement[], questions: readonly Question[]): Coverage {
  const named = requirements.filter(({ name }) => name.trim() !== '')
  const known = new Set(named.map(({ id }) => id))
  const asked = questions
    .map(({ text, requirementId }, index) => ({ number: index + 1, requirementId, isAsked: text.trim() !== '' }))
    .filter(({ isAsked }) => isAsked)
  const rows = named.map((requirement) => {
    const questionNumbers = asked
      .filter(({ requirementId }) => requirementId === requirement.id)
      .map(({ number }) => number)
    return {
      requirement,
      questionNumbers,
      isForScreening: questionNumbers.length === 0 && isScreeningFact[requirement.kind],
    }
  })
  const unlinked = asked.filter(({ requirementId }) => requirementId === null || !known.has(requirementId))
  return {
    rows,
    unlinked: unlinked.map(({ number }) => number),
    totalCount: rows.filter(({ isForScreening }) => !isForScreening).length,
    coveredCount: rows.filter(({ questionNumbers }) => questionNumbers.length > 0).length,
  }
}
