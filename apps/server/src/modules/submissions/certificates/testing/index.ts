import type { SetContent } from '@candor/contract'
import { submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { makeMember } from '../../../../testing/make-member'
import { sampleAssessment, sampleContent } from '../../../../testing/sample-set'
import { createTestDeps } from '../../../../testing/test-deps'
import { createSet } from '../../../sets/operations/create-set'
import { makeSubmission } from '../../testing/make-submission'

/** An organization whose candidates submit interviews of two answers, and a caller for each of them. */
export const openCertificates = async () => {
  const deps = await createTestDeps()
  const member = await makeMember(deps)
  const { organizationId } = member
  return {
    deps,
    member,
    submit: async (candidateResult: 'off' | 'free') => {
      const content: SetContent = { ...sampleContent(deps.newId), assessment: sampleAssessment(candidateResult) }
      const set = await createSet(deps, member, { name: 'Recruiter', content, producedBy: null, isActive: true })
      const made = await makeSubmission(
        deps,
        { member, set: { id: set.id, questions: set.content.questions } },
        { answers: [[{ text: 'I hired twelve engineers.' }], [{ text: 'I would ask the team.' }]] },
      )
      const [row] = await deps.withActor({ kind: 'worker' }, (tx) =>
        tx.select().from(submission).where(eq(submission.id, made.id)),
      )
      const access = { accessId: deps.newId(), organizationId, dataSubjectId: row?.dataSubjectId ?? '' }
      return { ...made, caller: { candidate: [access] } }
    },
  }
}
