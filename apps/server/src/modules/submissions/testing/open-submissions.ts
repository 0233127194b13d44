import { file, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { type MadeSubmission, makeSubmission, type SubmissionOptions } from './make-submission'

const worker = { kind: 'worker' } as const

/** An organization with a set to which interviews are submitted, and a member of another organization. */
export const openSubmissions = async () => {
  const deps = await createTestDeps()
  const member = await makeMember(deps)
  const stranger = await makeMember(deps)
  const { id, content } = await createSet(deps, member, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  const set = { id, questions: content.questions }
  return {
    deps,
    member,
    stranger,
    set,
    submit: (options: SubmissionOptions = {}): Promise<MadeSubmission> =>
      makeSubmission(deps, { member, set }, options),
    /** Adds a CV to a submission; returns the id of the file. */
    addCv: (made: MadeSubmission): Promise<string> =>
      deps.withActor(worker, async (tx) => {
        const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
        const cvId = deps.newId()
        await tx.insert(file).values({
          id: cvId,
          organizationId: member.organizationId,
          dataSubjectId: row?.dataSubjectId ?? '',
          sessionId: made.sessionId,
          purpose: 'cv',
          name: 'cv.pdf',
          kind: 'pdf',
          sizeBytes: 1_000,
          sha256: 'a'.repeat(64),
          storageKey: deps.newId(),
          createdAt: new Date(deps.clock.nowMs()),
        })
        return cvId
      }),
  }
}
export type Submissions = Awaited<ReturnType<typeof openSubmissions>>
