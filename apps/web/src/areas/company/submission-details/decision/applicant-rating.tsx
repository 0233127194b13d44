import type { SubmissionDetail } from '@candor/contract'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { Card } from '../../../../shared/ui/card'
import { ratings } from '../../parts/ratings'
import { ReplyDate } from '../reply-date'
import { useApplicant, useChangeApplicant } from '../use-applicant'

interface RatingChange {
  readonly id: string
  readonly rating: number | null
}

/** The member's own rating of the person, the mean of all members', and by when a reply is due. A second press takes the rating back. */
export function ApplicantRating({ submission }: { submission: Pick<SubmissionDetail, 'code' | 'candidateName'> }) {
  const t = useTranslations('submissionReview.rating')
  const applicant = useApplicant(submission.code)
  const rate = useChangeApplicant(submission.code, (change: RatingChange) => api.company.applicant.rate(change))
  if (applicant === undefined) return null
  const own = rate.isPending ? rate.variables.rating : applicant.ownRating
  const title = t('title', { name: submission.candidateName })
  return (
    <Card aria-label={title} data-testid="applicant-rating" className="px-4 py-3">
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="mt-0.5 text-xs text-ink-3">{t('hint')}</p>
      <fieldset className="mt-2 flex gap-1.5">
        <legend className="sr-only">{title}</legend>
        {ratings.map((rating) => (
          <button
            key={rating}
            type="button"
            aria-pressed={own === rating}
            aria-label={t('value', { rating })}
            onClick={() => rate.mutate({ id: applicant.id, rating: own === rating ? null : rating })}
            className={clsx(
              'tnum grid size-9 place-items-center rounded-lg border text-sm touch:size-11',
              own === rating
                ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink'
                : 'border-line text-ink-2 hover:border-line-strong',
            )}
          >
            {rating}
          </button>
        ))}
      </fieldset>
      <p className="tnum mt-2 text-xs text-ink-2">
        {applicant.rating === null ? t('none') : t('mean', { mean: applicant.rating, count: applicant.ratings.length })}
      </p>
      <ReplyDate submission={submission} />
    </Card>
  )
}
