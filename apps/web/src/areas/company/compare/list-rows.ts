import type { SubmissionDetail } from '@candor/contract'
import { groupQuestions, type QuestionGroup } from '../submission-details/questions/group-questions'

interface CompareRow {
  readonly questionId: string
  readonly text: string
  /** By the submission's id; absent: it was not asked there. */
  readonly groups: ReadonlyMap<string, QuestionGroup>
}

/** The questions of all submissions, each once: in the first one's order, then those that only others were asked. */
export function listRows(
  submissions: readonly Pick<SubmissionDetail, 'id' | 'answers' | 'assessment'>[],
): CompareRow[] {
  const rows = new Map<string, { text: string; groups: Map<string, QuestionGroup> }>()
  for (const { id, answers, assessment } of submissions)
    for (const group of groupQuestions(answers, assessment?.questions ?? [])) {
      const row = rows.get(group.questionId) ?? { text: group.text, groups: new Map<string, QuestionGroup>() }
      row.groups.set(id, group)
      rows.set(group.questionId, row)
    }
  return [...rows].map(([questionId, row]) => ({ questionId, ...row }))
}
