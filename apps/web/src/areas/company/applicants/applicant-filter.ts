import type { ApplicantSort, InterviewState } from '@candor/contract'

/** What of the list is shown, as it stands in the address. */
export interface ApplicantFilter {
  position?: string | undefined
  /** A stage of the hiring pipeline. */
  stage?: string | undefined
  interview?: InterviewState | undefined
  keyword?: string | undefined
  sort?: ApplicantSort | undefined
  page?: number | undefined
}

export const isFiltered = ({ position, stage, interview, keyword }: ApplicantFilter): boolean =>
  [position, stage, interview, keyword].some((value) => value !== undefined)

/** The filter, the order and the page of the address as the API takes them. */
export const toInput = ({ position, stage, interview, keyword, sort, page }: ApplicantFilter) => ({
  page: page ?? 1,
  sort: sort ?? ('newest' as const),
  ...(position === undefined ? {} : { positionId: position }),
  ...(stage === undefined ? {} : { stageId: stage }),
  ...(interview === undefined ? {} : { interview }),
  ...(keyword === undefined ? {} : { keyword }),
})
