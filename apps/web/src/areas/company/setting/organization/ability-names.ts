import type { Ability } from '@candor/contract'

/** Abilities as the keys their texts are kept under: a point would be read as a step into the catalogue. */
export const abilityNames = {
  'organization.delete': 'organization_delete',
  'security.manage': 'security_manage',
  'audit.read': 'audit_read',
  'billing.manage': 'billing_manage',
  'member.manage': 'member_manage',
  'set.manage': 'set_manage',
  'submission.delete': 'submission_delete',
  'submission.export': 'submission_export',
  'request.answer': 'request_answer',
  'submission.review': 'submission_review',
  'set.read': 'set_read',
  'submission.read': 'submission_read',
} as const satisfies Record<Ability, string>
