/** What ordered a deletion: a member, the candidate, the organization's retention policy, or a restored backup with interviews that were erased before. */
export const deletionCauses = ['member', 'candidate', 'retention', 'backup_restored'] as const
export type DeletionCause = (typeof deletionCauses)[number]

/** How long an organization keeps interviews that were submitted. What each preset does is the domain's `retentionRules`. */
export const retentionPresets = ['unlimited', 'delete_after_6_months', 'keep_3_years', 'keep_4_years'] as const
export type RetentionPreset = (typeof retentionPresets)[number]
