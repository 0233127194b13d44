import { feedbackLimits } from '@candor/contract'
import type { FeedbackFault } from '@candor/domain'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextArea } from '../../../shared/ui/text-area'
import { ExperienceScale } from './experience-scale'
import { useFeedback } from './use-feedback'

/** Ratings 1 to 5. */
const ratings = ['veryPoor', 'poor', 'ok', 'good', 'veryGood'] as const
type Rating = (typeof ratings)[number]

interface FeedbackFormProps {
  /** Null: not known yet, or the interview was not submitted. */
  submissionId: string | null
  company: string
}

/** How the interview was, two ratings and a comment. Says who reads them. */
export function FeedbackForm({ submissionId, company }: FeedbackFormProps) {
  const t = useTranslations('feedback')
  const feedback = useFeedback(submissionId)
  if (feedback.isSent) return <Thanks onChange={feedback.change} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    feedback.submit()
  }
  const findError = (fault: FeedbackFault) => (feedback.faults.includes(fault) ? t('ratingMissing') : undefined)
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 text-left">
      <ExperienceScale value={feedback.choice.experience} onChange={(experience) => feedback.choose({ experience })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <RatingGroup
          label={t('company', { company })}
          value={feedback.choice.companyRating}
          error={findError('companyRatingMissing')}
          onChange={(companyRating) => feedback.choose({ companyRating })}
        />
        <RatingGroup
          label={t('interviewer')}
          value={feedback.choice.interviewerRating}
          error={findError('interviewerRatingMissing')}
          onChange={(interviewerRating) => feedback.choose({ interviewerRating })}
        />
      </div>
      <TextArea
        label={t('comment')}
        isOptional
        max={feedbackLimits.commentCharacters}
        value={feedback.choice.comment}
        onChange={(event) => feedback.choose({ comment: event.currentTarget.value })}
        hint={t('reader', { company })}
      />
      {feedback.faults.includes('submissionIdMissing') && <Banner tone="bad">{t('missingSubmission')}</Banner>}
      {feedback.hasFailed && <Banner tone="bad">{t('failed')}</Banner>}
      <Button type="submit" size="lg" isBusy={feedback.isSending} className="self-start">
        {feedback.saved === null ? t('submit') : t('replace')}
      </Button>
    </form>
  )
}

interface RatingGroupProps {
  label: string
  value: number | null
  error: string | undefined
  onChange: (value: number) => void
}

function RatingGroup({ label, value, error, onChange }: RatingGroupProps) {
  const t = useTranslations('feedback.ratings')
  return (
    <RadioGroup<Rating>
      label={label}
      options={ratings.map((rating) => ({ value: rating, label: t(rating) }))}
      value={value === null ? null : (ratings[value - 1] ?? null)}
      onChange={(rating) => onChange(ratings.indexOf(rating) + 1)}
      error={error}
    />
  )
}

function Thanks({ onChange }: { onChange: () => void }) {
  const t = useTranslations('feedback')
  return (
    <div className="flex flex-col gap-4 text-left">
      <Banner tone="ok" title={t('thanksTitle')}>
        <span role="status">{t('thanksText')}</span>
      </Banner>
      <Button variant="secondary" className="self-start" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
