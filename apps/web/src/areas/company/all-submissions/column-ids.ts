/** The columns that a member shows or hides. The candidate is always shown. */
export const submissionColumnIds = [
  'level',
  'communication',
  'cognitive',
  'cv',
  'mustHaves',
  'points',
  'answered',
  'duration',
  'decision',
  'stage',
  'replyBy',
  'submitted',
  'email',
  'set',
  'language',
  'assessment',
] as const
export type SubmissionColumnId = (typeof submissionColumnIds)[number]
