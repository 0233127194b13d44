import { type Role, roles } from '@candor/contract'

export type Side = 'A' | 'B'

/** What is known of a principal before any request: expectations are derived from this and the contract, never from answers. */
export interface Principal {
  readonly key: string
  readonly kind: 'stranger' | 'candidate' | 'member' | 'person' | 'suspended' | 'banned' | 'deleted'
  /** Whose objects are its own; of those who have none, whose they would like to be. */
  readonly home: Side
  /** Of a member: the role in the home organization. */
  readonly role: Role | null
  /** Role at the time of the sign-in, of those who have lost it since. */
  readonly lostRole?: Role
}

const listMembers = (side: Side): Principal[] =>
  roles.map((role) => ({ key: `${role}${side}`, kind: 'member', home: side, role }))

export const principals: readonly Principal[] = [
  { key: 'anonymous', kind: 'stranger', home: 'A', role: null },
  { key: 'seeker1', kind: 'candidate', home: 'A', role: null },
  { key: 'seeker2', kind: 'candidate', home: 'B', role: null },
  ...listMembers('A'),
  ...listMembers('B'),
  { key: 'exMember', kind: 'person', home: 'A', role: null, lostRole: 'admin' },
  { key: 'exMemberInB', kind: 'member', home: 'B', role: 'recruiter', lostRole: 'owner' },
  { key: 'noOrganization', kind: 'person', home: 'A', role: null },
  { key: 'suspended', kind: 'suspended', home: 'A', role: null, lostRole: 'admin' },
  { key: 'banned', kind: 'banned', home: 'A', role: null, lostRole: 'owner' },
  { key: 'deleted', kind: 'deleted', home: 'A', role: null, lostRole: 'recruiter' },
]

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')
