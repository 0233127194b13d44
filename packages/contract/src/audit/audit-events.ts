import type { Role } from '../enums'

/** What the audit log records, in the groups by which its page filters. A name says what happened, in the past tense. */
export const auditEventGroups = {
  viewing: [
    'recording.watched',
    'recording.downloaded',
    'cv.downloaded',
    'file.signed',
    'submission.asked',
    'submissions.exported',
    'export.downloaded',
    'share.opened',
    'audit_log.exported',
  ],
  signIn: [
    'sign_in.succeeded',
    'sign_in.failed',
    'sign_out',
    'session.ended',
    'password.changed',
    'provider.linked',
    'provider.unlinked',
    'second_factor.changed',
    'transfer_link.created',
    'organization.entered',
    'candidate_access.restored',
  ],
  people: [
    'invite.created',
    'invite.withdrawn',
    'invite.declined',
    'member.joined',
    'member.role_changed',
    'member.removed',
    'second_factor.reset',
    'access.granted',
    'access.changed',
    'access.revoked',
  ],
  interviews: [
    'set.created',
    'set.changed',
    'set.status_changed',
    'candidates.invited',
    'candidates.reminded',
    'candidates.withdrawn',
    'level.set',
    'level.removed',
    'decision.set',
    'decision.removed',
    'applicant.moved',
    'applicant.replied',
    'rating.set',
    'rating.removed',
    'note.created',
    'note.changed',
    'note.deleted',
    'project.created',
    'project.changed',
    'project.deleted',
    'project.applicant_added',
    'project.applicant_removed',
    'stages.changed',
    'stage_mail.canceled',
    'submission.deleted',
    'submission.restored',
    'request.answered',
    'accommodation.answered',
    'retention_policy.changed',
    'legal_hold.set',
    'legal_hold.ended',
    'assessment.requested',
    'assessment_policy.changed',
    'judge_exam.ordered',
  ],
  organization: [
    'organization.created',
    'organization.renamed',
    'organization.logo_changed',
    'organization.deleted',
    'second_factor.requirement_changed',
    'response_rate.changed',
  ],
} as const

export type AuditEventGroup = keyof typeof auditEventGroups
export type AuditEventType = (typeof auditEventGroups)[AuditEventGroup][number]

export const auditEventGroupNames = [
  'viewing',
  'signIn',
  'people',
  'interviews',
  'organization',
] as const satisfies readonly AuditEventGroup[]

export const auditEventTypes: readonly [AuditEventType, ...AuditEventType[]] = [
  ...auditEventGroups.viewing,
  ...auditEventGroups.signIn,
  ...auditEventGroups.people,
  ...auditEventGroups.interviews,
  ...auditEventGroups.organization,
]

/** Who did it: a person with an account, a candidate's browser, or someone who proved nothing. */
export const auditActorKinds = ['member', 'candidate', 'anonymous'] as const
export type AuditActorKind = (typeof auditActorKinds)[number]

/** What it was done to. */
export const auditSubjectTypes = [
  'user',
  'candidate',
  'organization',
  'invite',
  'set',
  'submission',
  'interview',
  'applicant',
  'project',
] as const
export type AuditSubjectType = (typeof auditSubjectTypes)[number]

/** The state that a set was put into. */
export const auditSetStates = ['active', 'inactive', 'archived', 'draft'] as const
export type AuditSetState = (typeof auditSetStates)[number]

/** One more word about an event: the new role, the new state of a set. Never a person's words. */
export type AuditDetail = Role | AuditSetState
