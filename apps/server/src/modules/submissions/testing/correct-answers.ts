import { submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { InterviewFixture } from '../../../testing/interview-fixture'
import { correctAnswer } from '../corrections'
import { isCorrectable } from '../corrections/present'
import { listAnswers } from '../repo/submissions'

const worker = { kind: 'worker' } as const

/** As the candidate: corrects one word of each answer that can be corrected, and rewrites the last of them. Returns how many. */
export const correctAnswers = async ({ deps }: InterviewFixture, sessionId: string): Promise<number> => {
  const [row] = await deps.withActor(worker, (tx) =>
    tx.select().from(submission).where(eq(submission.sessionId, sessionId)),
  )
  if (row === undefined) return 0
  const { id, organizationId, dataSubjectId } = row
  const caller = { candidate: [{ accessId: deps.newId(), organizationId, dataSubjectId }] }
  const answers = (await deps.withActor(worker, (tx) => listAnswers(tx, sessionId))).filter(isCorrectable)
  for (const { answerId, text } of answers)
    await correctAnswer(deps, caller, { id, answerId, text: text.replace(/\S+/u, 'Corrected') })
  const last = answers.at(-1)
  if (last !== undefined)
    await correctAnswer(deps, caller, { id, answerId: last.answerId, text: 'None of the words that were heard' })
  return answers.length
}
