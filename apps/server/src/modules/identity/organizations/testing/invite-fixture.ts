import type { Role } from '@candor/contract'
import { member, organizationInvite } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../../http/caller'
import { createImplementer } from '../../../../http/implement'
import { makeMember } from '../../../../testing/make-member'
import type { TestDeps } from '../../../../testing/test-deps'
import { createNotification, type MailOrder } from '../../../notification'
import { createInvite, type NewInvite } from '../operations/create-invite'

/** A caller who has not signed in. */
export const anonymous = { user: null }

/** An owner who invites addresses, with the mails that were queued. */
export const createInviteFixture = async (deps: TestDeps) => {
  const owner = await makeMember(deps)
  const notification = createNotification(deps, { os: createImplementer(false), mailer: null })
  const orders: MailOrder[] = []
  const listRows = () =>
    deps.withActor({ kind: 'auth' }, (tx) =>
      tx.select().from(organizationInvite).where(eq(organizationInvite.organizationId, owner.organizationId)),
    )
  const invite = (actor: MemberCaller, input: Partial<NewInvite> & { email: string }) =>
    createInvite(
      {
        ...deps,
        queueMail: (tx, order) => {
          orders.push(order)
          return notification.api.queueMail(tx, order)
        },
      },
      actor,
      { id: actor.organizationId, role: 'recruiter', locale: 'en', ...input },
    )
  /** Id and code in the link of the last mail. */
  const getLastKey = (): { id: string; code: string } => {
    const template = orders.at(-1)?.template
    if (template?.name !== 'organization-invite') throw new Error('no invite was mailed')
    const url = new URL(template.url)
    return { id: url.pathname.split('/').at(-1) ?? '', code: url.searchParams.get('code') ?? '' }
  }
  return {
    owner,
    orders,
    invite,
    getLastKey,
    listRows,
    createKey: async (email: string, role: Role = 'recruiter') => {
      await invite(owner, { email, role })
      return getLastKey()
    },
    /** A person with an account and an organization of their own. */
    makePerson: async () => {
      const caller = await makeMember(deps)
      return { ...caller, email: `${caller.userId}@example.org` }
    },
    listMemberships: (userId: string) =>
      deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(member).where(eq(member.userId, userId))),
    getState: async (id: string) => (await listRows()).find((row) => row.id === id)?.state,
  }
}

export type InviteFixture = Awaited<ReturnType<typeof createInviteFixture>>
