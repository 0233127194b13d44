import { userStatus } from '@candor/contract'
import { authUser, mail, member } from '@candor/db'
import { asc, eq } from 'drizzle-orm'
import { createImplementer } from '../../../http/implement'
import { deliverEvents } from '../../../platform/events/deliver-events'
import { WorkerFailure } from '../../../platform/workers/create-worker-pool'
import { makeMember } from '../../../testing/make-member'
import { sampleAssessment, sampleContent } from '../../../testing/sample-set'
import { createTestDeps } from '../../../testing/test-deps'
import { createNotification } from '../../notification'
import { createSet } from '../../sets/operations/create-set'
import { type MadeSubmission, makeSubmission } from '../../submissions/testing/make-submission'
import { assessSubmission, type Judges } from '../operations/assess-submission'
import { mailResult } from '../operations/mail-result'
import { reevaluateSubmission } from '../operations/reevaluate-submission'

const auth = { kind: 'auth' } as const
const worker = { kind: 'worker' } as const
const answer =
  'In my last role I was responsible for hiring twelve backend engineers in one quarter. First I wrote a scorecard with the team, ' +
  'because every interviewer asked for something else. As a result we hired all twelve in ten weeks.'

/** Fails as the workers do for an answer that exhausts them. */
const failing: Judges = {
  assessInterview: async () => {
    throw new WorkerFailure('late')
  },
  requestJudging: async () => false,
}

/** An organization, submissions whose assessment is given up, and the mails that this causes. */
export const openGivenUpSubmissions = async () => {
  const deps = await createTestDeps()
  const owner = await makeMember(deps)
  const { queueMail } = createNotification(deps, { os: createImplementer(false), mailer: null }).api
  const mailDeps = { ...deps, queueMail }
  const handlers = {
    'assessment.recovered': (tx, { payload }) => mailResult(mailDeps, tx, payload),
  } satisfies Parameters<typeof deliverEvents>[1][number]
  const makeSet = async (candidateResult: 'off' | 'free') => {
    const content = { ...sampleContent(deps.newId), assessment: sampleAssessment(candidateResult) }
    const made = await createSet(deps, owner, { name: 'Recruiter', content, producedBy: null, isActive: true })
    return { id: made.id, linkId: made.linkId, questions: made.content.questions }
  }
  const sets = { free: await makeSet('free'), off: await makeSet('off') }
  const deliver = (id: string) => deliverEvents(deps, [handlers], { subjectId: id })
  const giveUp = async (id: string): Promise<void> => {
    await assessSubmission(deps, { submissionId: id }, failing)
    await assessSubmission(deps, { submissionId: id }, failing)
  }
  return {
    deps,
    mailDeps,
    owner,
    linkId: sets.free.linkId,
    giveUp,
    deliver,
    submit: (candidateResult: 'off' | 'free', email: string): Promise<MadeSubmission> =>
      makeSubmission(
        deps,
        { member: owner, set: sets[candidateResult] },
        { email, answers: [[{ text: answer }], [{ text: `${answer} However, it depends on the market.` }]] },
      ),
    /** A repeated assessment that succeeds. */
    reevaluate: async (id: string): Promise<void> => {
      await reevaluateSubmission(deps, owner, { id, reason: 'Please try again', excludesFluency: false })
      await assessSubmission(deps, { submissionId: id })
    },
    repeat: (id: string) => reevaluateSubmission(deps, owner, { id, reason: 'Please', excludesFluency: false }),
    listMails: (to: string) =>
      deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to)).orderBy(asc(mail.createdAt))),
    getEmail: (userId: string) => `${userId}@example.org`,
    /** Another member of the organization; returns their address. */
    addMember: (role: 'owner' | 'admin', status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE'): Promise<string> =>
      deps.withActor(auth, async (tx) => {
        const [id, createdAt] = [deps.newId(), new Date(deps.clock.nowMs())]
        const email = `${id}@example.org`
        const names = { name: 'An Lê', firstName: 'An', lastName: 'Lê' }
        const state = { emailVerified: true, status: userStatus[status], locale: 'vi' as const }
        await tx.insert(authUser).values({ id, email, ...names, ...state, createdAt, updatedAt: createdAt })
        const { organizationId } = owner
        await tx.insert(member).values({ id: deps.newId(), organizationId, userId: id, role, createdAt })
        return email
      }),
  }
}
export type GivenUpSubmissions = Awaited<ReturnType<typeof openGivenUpSubmissions>>
