import { accessGrant, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import type { TestDeps } from '../../../../testing/test-deps'
import type { MailOrder } from '../../../notification'
import type { NewGrantInput } from '../grant-input'
import { createGrant } from '../operations/create-grant'
import type { OrganizationPorts, TargetKey } from '../ports'
import { joinOrganization } from './join-organization'

/** An owner who shares sets and submissions with a viewer. Targets exist by name only, in place of the sets module. */
export const createGrantFixture = async (deps: TestDeps) => {
  const owner = await makeMember(deps)
  const viewer = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
  const targets = new Map<string, { organizationId: string; type: TargetKey['type']; name: string }>()
  const ports: Pick<OrganizationPorts, 'listGrantTargetNames'> = {
    listGrantTargetNames: async (actor, keys) =>
      new Map(
        keys.flatMap(({ type, id }): [string, string][] => {
          const target = targets.get(id)
          return target?.organizationId === actor.organizationId && target.type === type ? [[id, target.name]] : []
        }),
      ),
  }
  const mails: MailOrder[] = []
  const grantDeps = {
    ...deps,
    ...ports,
    queueMail: async (_tx: Transaction, order: MailOrder) => {
      mails.push(order)
    },
  }
  return {
    deps: grantDeps,
    owner,
    viewer,
    mails,
    addTarget(member: MemberCaller, type: TargetKey['type'], name = 'Recruiter'): string {
      const id = deps.newId()
      targets.set(id, { organizationId: member.organizationId, type, name })
      return id
    },
    deleteTarget: (id: string): void => {
      targets.delete(id)
    },
    share: (targetId: string, change: Partial<NewGrantInput> = {}) =>
      createGrant(grantDeps, owner, {
        userId: viewer.userId,
        targetType: 'set',
        targetId,
        expiresAt: null,
        showsContact: false,
        language: 'en',
        ...change,
      }),
    listRows: () =>
      deps.withActor({ kind: 'worker' }, (tx) =>
        tx.select().from(accessGrant).where(eq(accessGrant.organizationId, owner.organizationId)),
      ),
  }
}

export type GrantFixture = Awaited<ReturnType<typeof createGrantFixture>>
