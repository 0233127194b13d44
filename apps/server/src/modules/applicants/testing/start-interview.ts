import { status } from '@candor/contract'
import { dataSubject, interviewSession, interviewSet } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'

const worker = { kind: 'worker' } as const

export interface StartOptions {
  readonly firstName?: string
  readonly isPractice?: boolean
}

/** Starts an interview of the set at the clock's time; returns the ids of the session and of the person. */
export const startInterview = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  { member, set }: { readonly member: MemberCaller; readonly set: { readonly id: string } },
  { email, firstName = 'Lan', isPractice = false }: StartOptions & { readonly email: string },
): Promise<{ sessionId: string; dataSubjectId: string }> =>
  deps.withActor(worker, async (tx) => {
    const at = new Date(deps.clock.nowMs())
    const [sessionId, dataSubjectId] = [deps.newId(), deps.newId()]
    const { organizationId } = member
    const dates = { createdAt: at, updatedAt: at }
    const person = { email, firstName, lastName: 'Phạm', status: status.ACTIVE }
    await tx.insert(dataSubject).values({ id: dataSubjectId, organizationId, ...person, ...dates })
    const [made] = await tx.select().from(interviewSet).where(eq(interviewSet.id, set.id))
    const ids = { organizationId, dataSubjectId, setId: set.id, setVersionId: made?.currentVersionId ?? '' }
    const created = { phase: 'created', mode: 'text', language: 'vi', state: {} } as const
    await tx.insert(interviewSession).values({ id: sessionId, ...ids, ...created, isPractice, ...dates })
    await tx.update(interviewSession).set({ phase: 'started', startedAt: at }).where(eq(interviewSession.id, sessionId))
    return { sessionId, dataSubjectId }
  })

/** The person leaves an interview that they started. */
export const leaveInterview = (deps: Pick<Deps, 'withActor'>, sessionId: string): Promise<unknown> =>
  deps.withActor(worker, (tx) =>
    tx
      .update(interviewSession)
      .set({ phase: 'ended', state: { endReason: 'abandoned' } })
      .where(eq(interviewSession.id, sessionId)),
  )
