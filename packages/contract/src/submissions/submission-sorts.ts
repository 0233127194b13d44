/** Each has its reverse. Submissions without the value are last in both directions. */
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
] as const
export type SubmissionSort = (typeof submissionSorts)[number]
