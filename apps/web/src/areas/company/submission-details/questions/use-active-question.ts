import { useState } from 'react'
import type { QuestionGroup } from './group-questions'

/** The question that is open and takes the keys; the first one at the beginning. Null: all are closed. */
export function useActiveQuestion(groups: readonly QuestionGroup[]) {
  const [activeId, setActiveId] = useState<string | null>(groups[0]?.questionId ?? null)
  /** The criterion that takes the keys, by question. */
  const [criteria, setCriteria] = useState<Readonly<Record<string, number>>>({})
  const index = groups.findIndex(({ questionId }) => questionId === activeId)
  return {
    active: groups[index] ?? null,
    open: setActiveId,
    toggle: (questionId: string) => setActiveId(questionId === activeId ? null : questionId),
    /** Opens the question so many places on; beyond the ends the last or first. Returns its id. */
    step: (by: 1 | -1): string | null => {
      const next = groups[Math.min(groups.length - 1, Math.max(0, index + by))]?.questionId ?? null
      setActiveId(next)
      return next
    },
    criterion: (questionId: string): number => criteria[questionId] ?? 0,
    setCriterion: (questionId: string, criterion: number) =>
      setCriteria((known) => ({ ...known, [questionId]: criterion })),
  }
}
export type ActiveQuestion = ReturnType<typeof useActiveQuestion>
