import type { Question, Requirement } from '@candor/contract'

export interface RequirementCoverage {
  readonly requirement: Requirement
  /** The questions that ask about it, counted from 1. */
  readonly questionNumbers: readonly number[]
}

export interface Coverage {
  readonly rows: readonly RequirementCoverage[]
  /** Questions that ask about none of the requirements. */
  readonly unlinked: readonly number[]
  /** Requirements that at least one question asks about. */
  readonly coveredCount: number
}

/** Which requirement is asked about by which questions. Requirements and questions without words are not counted. */
export function findCoverage(requirements: readonly Requirement[], questions: readonly Question[]): Coverage {
  const named = requirements.filter(({ name }) => name.trim() !== '')
  const known = new Set(named.map(({ id }) => id))
  const asked = questions
    .map(({ text, requirementId }, index) => ({ number: index + 1, requirementId, isAsked: text.trim() !== '' }))
    .filter(({ isAsked }) => isAsked)
  const rows = named.map((requirement) => ({
    requirement,
    questionNumbers: asked.filter(({ requirementId }) => requirementId === requirement.id).map(({ number }) => number),
  }))
  const unlinked = asked.filter(({ requirementId }) => requirementId === null || !known.has(requirementId))
  return {
    rows,
    unlinked: unlinked.map(({ number }) => number),
    coveredCount: rows.filter(({ questionNumbers }) => questionNumbers.length > 0).length,
  }
}
