import type { SubmissionFilter } from './submission-filter'

/** The filter and the order of the address as the API takes them. */
export function toInput(filter: SubmissionFilter) {
  const { set_id, stage, status, unseen, waiting, decision, email, sort, keyword } = filter
  return {
    sort: sort ?? ('newest' as const),
    ...(set_id === undefined ? {} : { setId: set_id }),
    ...(stage === undefined ? {} : { stageId: stage }),
    ...(status === undefined ? {} : { status }),
    ...(unseen === undefined ? {} : { unseen: '1' as const }),
    ...(waiting === undefined ? {} : { waiting: '1' as const }),
    ...(decision === undefined ? {} : { decision }),
    ...(email === undefined ? {} : { email }),
    ...(keyword === undefined ? {} : { keyword }),
  }
}
