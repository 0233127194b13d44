import { type AssessmentState, type DecisionFilter, isWaitingSort, type SubmissionSort } from '@candor/contract'

/** What of the list is shown, as it stands in the address. */
export interface SubmissionFilter {
  set_id?: string | undefined
  sort?: SubmissionSort | undefined
  /** A stage of the hiring pipeline. */
  stage?: string | undefined
  /** Of the assessment. */
  status?: AssessmentState | undefined
  /** Only what the member has not opened. */
  unseen?: true | undefined
  /** Only people who wait for a promised reply. */
  waiting?: true | undefined
  /** What the member decided. */
  decision?: DecisionFilter | undefined
  /** Of one candidate. */
  email?: string | undefined
  keyword?: string | undefined
  page?: number | undefined
  /** A table of rows, or a board by stage. Without it: the table. */
  table?: 'table' | 'board' | undefined
}

/** Names which submissions are found, in whatever order and on whichever page. */
export const getFilterKey = ({
  set_id,
  stage,
  status,
  unseen,
  waiting,
  decision,
  email,
  keyword,
}: SubmissionFilter): string => JSON.stringify([set_id, stage, status, unseen, waiting, decision, email, keyword])

const noFilterKey = getFilterKey({})

export const isFiltered = (filter: SubmissionFilter): boolean => getFilterKey(filter) !== noFilterKey

/** An order by the date of the reply is one of the people who wait: without that filter the list has its own order. */
export const withKnownOrder = (filter: SubmissionFilter): SubmissionFilter =>
  filter.waiting !== true && filter.sort !== undefined && isWaitingSort(filter.sort)
    ? { ...filter, sort: undefined }
    : filter
