import type { Role } from '@candor/contract'
import type { AimKind } from './id-targets'
import type { Principal, Side } from './principals'

/** A person of the scene who has signed in. */
export interface Person {
  readonly key: string
  readonly userId: string
  readonly memberId: string
  readonly sessionId: string
  readonly cookie: string
}

/** What a candidate of the scene has. */
export interface Sitting {
  readonly sessionIds: readonly string[]
  readonly answerIds: readonly string[]
  readonly momentIds: readonly string[]
  readonly uploadIds: readonly string[]
  readonly fileIds: readonly string[]
  readonly submissionId: string
  readonly assessmentIds: readonly string[]
  readonly cookie: string
}

/** One organization with everything in it: the first of each pair is shared with the viewer, the second is not. */
export interface SideObjects {
  readonly organizationId: string
  readonly people: Readonly<Record<Role, Person>>
  readonly setIds: readonly [string, string]
  readonly links: readonly [string, string]
  readonly grantIds: readonly [string, string]
  readonly inviteId: string
  readonly examId: string
  /** Of the principal who is a candidate here, and of another candidate. */
  readonly sitting: Sitting
  readonly otherSitting: Sitting
}

export type Whose = 'own' | 'sameOrg'

const colleagueOf = (principal: Principal, side: SideObjects): Person =>
  principal.role === 'recruiter' ? side.people.reviewer : side.people.recruiter

/** Objects of one organization that a place of this kind may name: the caller's own, or another's beside it. */
export const objectsOf = (
  kind: AimKind,
  of: {
    readonly side: SideObjects
    readonly principal: Principal
    readonly self: Person | null
    readonly whose: Whose
  },
): readonly string[] => {
  const { side, principal, whose } = of
  const isOwn = whose === 'own'
  const person = isOwn ? (of.self ?? side.people.owner) : colleagueOf(principal, side)
  const sitting = isOwn ? side.sitting : side.otherSitting
  const place = isOwn ? 0 : 1
  switch (kind) {
    case 'organization':
      return [side.organizationId]
    case 'member':
      return [person.memberId]
    case 'user':
      return [person.userId]
    case 'authSession':
      return [person.sessionId]
    case 'invite':
      return [side.inviteId]
    case 'grant':
      return [side.grantIds[place]]
    case 'set':
      return [side.setIds[place]]
    case 'publicLink':
      return [side.links[place]]
    case 'submission':
      return [sitting.submissionId]
    case 'judgeExam':
      return [side.examId]
    case 'assessment':
      return sitting.assessmentIds
    case 'interviewSession':
      return sitting.sessionIds
    case 'answer':
      return sitting.answerIds
    case 'moment':
      return sitting.momentIds
    case 'upload':
      return sitting.uploadIds
    case 'file':
      return sitting.fileIds
    case 'free':
      return []
  }
}

const candidateKinds: ReadonlySet<AimKind> = new Set([
  'interviewSession',
  'answer',
  'moment',
  'upload',
  'file',
  'submission',
])
const sharedKinds: ReadonlySet<AimKind> = new Set(['set', 'submission', 'assessment', 'upload'])

export type Whereabouts = Whose | 'foreign'

/** Whether the caller must be told that this object is not there. */
export const isHidden = (kind: AimKind, whose: Whereabouts, principal: Principal): boolean => {
  if (kind === 'free' || kind === 'publicLink') return false
  if (whose === 'foreign') return true
  if (kind === 'authSession') return whose === 'sameOrg' || principal.kind === 'candidate'
  if (whose === 'own') return false
  if (principal.kind === 'candidate') return candidateKinds.has(kind)
  return principal.role === 'viewer' && sharedKinds.has(kind)
}

export type Sides = Readonly<Record<Side, SideObjects>>
