import { assessmentStates, decisionFilters, isEmail, submissionSorts } from '@candor/contract'
import { flag, id, parseEnum, stringifySearch, text } from '../../../shared/search'
import type { SubmissionFilter } from './submission-filter'
import { toInput } from './submission-input'

/** The list that a submission is opened from, as it stands in the submission's address: stepping follows it. */
export interface SourceList extends Omit<SubmissionFilter, 'page' | 'table'> {
  /** When a list of what is not opened yet was read: reading a submission must not take it out of the list. */
  unseen_at?: string | undefined
}

/** Dropped if it isn't an address. */
const address = (raw: unknown): string | undefined => {
  const value = text(raw)
  return value !== undefined && isEmail(value) ? value : undefined
}

const instantFormat = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const instant = (raw: unknown): string | undefined => {
  const value = text(raw)
  return value !== undefined && instantFormat.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
}

/** The filter and the order in the address. */
export const filterSearch = {
  set_id: text,
  sort: parseEnum(...submissionSorts),
  stage: id,
  status: parseEnum(...assessmentStates),
  unseen: flag,
  waiting: flag,
  decision: parseEnum(...decisionFilters),
  email: address,
  keyword: text,
}

export const sourceListSearch = { ...filterSearch, set_id: id, unseen_at: instant }

/** `at`: when the list was read. */
export const toSourceList = ({ page: _page, table: _table, ...list }: SubmissionFilter, at: string): SourceList => ({
  ...list,
  unseen_at: list.unseen ? at : undefined,
})

export const buildSubmissionHref = (submissionId: string, list: SourceList): string =>
  `/company/submission-details${stringifySearch({ id: submissionId, ...list })}`

/** The address of the list itself. */
export const buildListHref = ({ unseen_at: _, ...filter }: SourceList): string =>
  `/company/all-submissions${stringifySearch({ ...filter })}`

/** The submission and its list as the API takes them. */
export const toSubmissionInput = (submissionId: string, list: SourceList) => ({
  id: submissionId,
  ...toInput(list),
  ...(list.unseen_at === undefined ? {} : { unseenAt: list.unseen_at }),
})
