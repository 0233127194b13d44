import type { Role } from '@candor/contract'
import type { IdTarget } from './id-targets'
import type { Principal, Side } from './principals'

/** A person of the scenario who has signed in. */
export interface Person {
  readonly key: string
  readonly userId: string
  readonly memberId: string
  readonly sessionId: string
  readonly passkeyId: string
  readonly cookie: string
}

/** What a candidate of the scenario has. */
export interface CandidateObjects {
  readonly sessionIds: readonly string[]
  readonly answerIds: readonly string[]
  readonly momentIds: readonly string[]
  readonly uploadIds: readonly string[]
  readonly fileIds: readonly string[]
  readonly submissionId: string
  readonly assessmentIds: readonly string[]
  readonly requestId: string
  readonly accommodationId: string
  readonly cookie: string
}

/** One organization with everything in it: the first of each pair is shared with the viewer, the second is not. */
export interface SideObjects {
  readonly organizationId: string
  readonly people: Readonly<Record<Role, Person>>
  readonly setIds: readonly [string, string]
  readonly positionIds: readonly [string, string]
  readonly links: readonly [string, string]
  readonly grantIds: readonly [string, string]
  readonly inviteId: string
  /** Invited to the first and to the second set. */
  readonly intervieweeIds: readonly [string, string]
  readonly examId: string
  readonly stageIds: readonly [string, string]
  readonly deletionId: string
  /** Of the candidate and of the other one. */
  readonly applicantIds: readonly [string, string]
  /** Of the owner, and of the reviewer, who may no longer have it. */
  readonly exportIds: readonly [string, string]
  /** By the owner, and about the first applicant by the recruiter. */
  readonly noteIds: readonly [string, string]
  /** With the first applicant, and with the second. */
  readonly projectIds: readonly [string, string]
  /** Of a member each, by account; others ask for the owner's. */
  readonly noticeIds: Readonly<Record<string, string>>
  /** Of the principal who is a candidate here, and of another candidate. */
  readonly candidate: CandidateObjects
  readonly otherCandidate: CandidateObjects
}

export type Whose = 'own' | 'sameOrg'

const pickColleague = (principal: Principal, side: SideObjects): Person =>
  principal.role === 'recruiter' ? side.people.reviewer : side.people.recruiter

type CandidateTarget = Extract<
  IdTarget,
  | 'submission'
  | 'request'
  | 'accommodation'
  | 'assessment'
  | 'interviewSession'
  | 'answer'
  | 'moment'
  | 'upload'
  | 'file'
>

const listCandidateObjects = (kind: CandidateTarget, candidate: CandidateObjects): readonly string[] => {
  switch (kind) {
    case 'submission':
      return [candidate.submissionId]
    case 'request':
      return [candidate.requestId]
    case 'accommodation':
      return [candidate.accommodationId]
    case 'assessment':
      return candidate.assessmentIds
    case 'interviewSession':
      return candidate.sessionIds
    case 'answer':
      return candidate.answerIds
    case 'moment':
      return candidate.momentIds
    case 'upload':
      return candidate.uploadIds
    case 'file':
      return candidate.fileIds
  }
}

interface ObjectQuery {
  readonly side: SideObjects
  readonly principal: Principal
  readonly self: Person | null
  readonly whose: Whose
}

/** Objects of one organization that a place of this kind may name: the caller's own, or another's beside it. */
export const listObjects = (kind: IdTarget, options: ObjectQuery): readonly string[] => {
  const { side, principal, whose } = options
  const isOwn = whose === 'own'
  const person = isOwn ? (options.self ?? side.people.owner) : pickColleague(principal, side)
  const candidate = isOwn ? side.candidate : side.otherCandidate
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
    case 'passkey':
      return [person.passkeyId]
    case 'invite':
      return [side.inviteId]
    case 'interviewee':
      return [side.intervieweeIds[place]]
    case 'grant':
      return [side.grantIds[place]]
    case 'set':
      return [side.setIds[place]]
    case 'position':
      return [side.positionIds[place]]
    case 'publicLink':
      return [side.links[place]]
    case 'deletion':
      return [side.deletionId]
    case 'stage':
      return [side.stageIds[place]]
    case 'applicant':
      return [side.applicantIds[place]]
    case 'export':
      return [side.exportIds[place]]
    case 'note':
      return [side.noteIds[place]]
    case 'project':
      return [side.projectIds[place]]
    case 'notice':
      return [side.noticeIds[person.userId] ?? side.noticeIds[side.people.owner.userId] ?? '']
    case 'judgeExam':
      return [side.examId]
    case 'submission':
    case 'request':
    case 'accommodation':
    case 'assessment':
    case 'interviewSession':
    case 'answer':
    case 'moment':
    case 'upload':
    case 'file':
      return listCandidateObjects(kind, candidate)
    case 'free':
      return []
  }
}

const candidateKinds: ReadonlySet<IdTarget> = new Set([
  'interviewSession',
  'answer',
  'moment',
  'upload',
  'file',
  'submission',
])
const sharedKinds: ReadonlySet<IdTarget> = new Set(['set', 'position', 'submission', 'assessment', 'upload'])

/** A colleague's is missing, too. */
const ownKinds: ReadonlySet<IdTarget> = new Set(['export', 'notice'])

export type Ownership = Whose | 'foreign'

/** Whether this object must look missing to the caller. */
export const isHidden = (kind: IdTarget, whose: Ownership, principal: Principal): boolean => {
  if (kind === 'free' || kind === 'publicLink') return false
  if (whose === 'foreign') return true
  if (ownKinds.has(kind)) return whose === 'sameOrg'
  if (kind === 'authSession' || kind === 'passkey') return whose === 'sameOrg' || principal.kind === 'candidate'
  if (whose === 'own') return false
  if (principal.kind === 'candidate') return candidateKinds.has(kind)
  return principal.role === 'viewer' && sharedKinds.has(kind)
}

export type Sides = Readonly<Record<Side, SideObjects>>
