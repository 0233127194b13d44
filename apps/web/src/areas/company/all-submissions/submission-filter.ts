export const sorts = ['newest', 'oldest', 'level', 'name', 'duration', 'answered', 'points'] as const

/** What of the list is shown, as it stands in the address. */
export interface SubmissionFilter {
  set_id?: string | undefined
  sort?: (typeof sorts)[number] | undefined
  /** A stage of the hiring pipeline. */
  stage?: string | undefined
  /** Of one candidate. */
  email?: string | undefined
  keyword?: string | undefined
  page?: number | undefined
}
