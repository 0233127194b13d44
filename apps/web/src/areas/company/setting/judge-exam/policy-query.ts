import type { AssessmentPolicy, Exam } from '@candor/contract'
import { query } from '../../../../shared/api/client'

const POLL_MS = 2_000

export const policyQuery = () => query.interview.judgeExam.policy.queryOptions()

export const isUnderWay = (exam: Exam | null | undefined): boolean =>
  exam?.state === 'queued' || exam?.state === 'running'

/** Asked again while an exam is under way. */
export const watchedPolicyQuery = () => ({
  ...policyQuery(),
  refetchInterval: ({ state }: { state: { data?: AssessmentPolicy | undefined } }) =>
    isUnderWay(state.data?.latestExam) ? POLL_MS : (false as const),
})
