/** Each has its reverse. Submissions without the value are last in both directions; by `replyBy`, only those with a date are found. */
export const submissionSorts = [
  'newest',
  'oldest',
  'name',
  'nameDescending',
  'level',
  'levelAscending',
  'communication',
  'communicationAscending',
  'cognitive',
  'cognitiveAscending',
  'cv',
  'cvAscending',
  'points',
  'pointsAscending',
  'answered',
  'answeredAscending',
  'duration',
  'durationAscending',
  'replyBy',
  'replyByDescending',
] as const
export type SubmissionSort = (typeof submissionSorts)[number]

/** Orders by the date of a promised reply: they sort the few who wait, and find no one else. */
export const waitingSorts = ['replyBy', 'replyByDescending'] as const satisfies readonly SubmissionSort[]
export const isWaitingSort = (sort: SubmissionSort): boolean => waitingSorts.some((known) => known === sort)
