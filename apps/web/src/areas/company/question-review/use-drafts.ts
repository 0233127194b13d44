import type { QuestionAnswer } from '@candor/contract'
import { useState } from 'react'

/** What was written as a reason and isn't saved, by criterion. */
export function useDrafts(answer: QuestionAnswer) {
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({})
  const own = (criterion: number) => answer.own.find((level) => level.criterion === criterion) ?? null
  const text = (criterion: number): string => drafts[criterion] ?? own(criterion)?.reason ?? ''
  return {
    own,
    text,
    write: (criterion: number, draft: string) => setDrafts((known) => ({ ...known, [criterion]: draft })),
    /** As it is stored. */
    reason: (criterion: number): string | null => text(criterion).trim() || null,
  }
}
export type Drafts = ReturnType<typeof useDrafts>
