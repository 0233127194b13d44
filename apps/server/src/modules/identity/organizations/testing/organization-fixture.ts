import type { Role } from '@candor/contract'
import { member } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import type { TestDeps } from '../../../../testing/test-deps'
import { type Joined, joinOrganization } from './join-organization'

/** An organization with its first owner; others can join. */
export interface OrganizationFixture {
  readonly founder: MemberCaller & { readonly memberId: string }
  readonly join: (role: Role) => Promise<Joined>
  /** Roles by member id, as the database has them. */
  readonly listRoles: () => Promise<Record<string, Role>>
}

export const createOrganizationFixture = async (deps: TestDeps): Promise<OrganizationFixture> => {
  const owner = await makeMember(deps)
  const { organizationId } = owner
  const listRows = () =>
    deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(member).where(eq(member.organizationId, organizationId)))
  const [founder] = await listRows()
  return {
    founder: { ...owner, memberId: founder?.id ?? '' },
    join: (role) => {
      deps.clock.advance(1_000)
      return joinOrganization(deps, { organizationId, role })
    },
    listRoles: async () => Object.fromEntries((await listRows()).map(({ id, role }) => [id, role])),
  }
}
