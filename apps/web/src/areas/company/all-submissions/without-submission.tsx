import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useProfile } from '../../../shared/api/profile'
import type { SubmissionFilter } from './submission-filter'

/** The position of the chosen set: applicants have a position and no set. */
function useFilter(setId: string | undefined) {
  const set = useQuery({
    ...query.interview.set.get.queryOptions({ input: { id: setId ?? '' } }),
    enabled: setId !== undefined,
  })
  if (setId === undefined) return {}
  return set.data && { positionId: set.data.positionId }
}

/**
 * How many people of the position have no submission, so that neither the list nor the board shows them, and the way to them. Absent
 * for members who may not see them, and where another filter asks for submissions of a certain kind.
 */
export function WithoutSubmission({ filter }: { filter: SubmissionFilter }) {
  const t = useTranslations('submissionList')
  const profile = useProfile()
  const { set_id, stage, status, unseen, waiting, email } = filter
  const isNarrowed = [stage, status, unseen, waiting, email].some((value) => value !== undefined)
  const position = useFilter(set_id)
  const maySee = (profile?.can['submission.review'] && profile.can['set.manage']) ?? false
  const keyword = filter.keyword === undefined ? {} : { keyword: filter.keyword }
  const { data } = useQuery({
    ...query.company.applicant.total.queryOptions({ input: { ...position, ...keyword } }),
    enabled: maySee && !isNarrowed && position !== undefined,
  })
  const found = isNarrowed ? [] : (data?.byInterview ?? []).filter(({ interview }) => interview !== 'submitted')
  if (found.length === 0) return null
  const getCount = (state: string): number => found.find(({ interview }) => interview === state)?.count ?? 0
  const address = new URLSearchParams({ ...(position?.positionId && { position: position.positionId }), ...keyword })
  return (
    <p className="text-sm text-ink-2">
      {t('withoutSubmission.text', {
        invited: getCount('invited'),
        started: getCount('started') + getCount('unfinished'),
      })}{' '}
      <a
        href={`/company/applicants?${address}`}
        className="rounded-sm font-medium text-brand-ink underline decoration-brand/40 underline-offset-4"
      >
        {t('withoutSubmission.link')}
      </a>
    </p>
  )
}
