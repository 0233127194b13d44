import type { ProjectApplicant } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Select } from '../../../shared/ui/select'
import { toast } from '../../../shared/ui/toaster'
import { ratings } from '../parts/ratings'
import { useChangeProject } from './use-projects'

const NONE = 'none'

const toValue = (rating: number | null): string => (rating === null ? NONE : String(rating))

/** The member's own rating of a person; it is saved when it is chosen. */
export function RatingSelect({ projectId, person }: { projectId: string; person: ProjectApplicant }) {
  const t = useTranslations('projects')
  const errorText = useErrorText()
  const change = useChangeProject()
  const chosen = change.isPending && change.variables.kind === 'rate' ? change.variables.rating : person.ownRating
  const options = [
    ...ratings.toReversed().map((rating) => ({ value: String(rating), label: t('ratingOption', { rating }) })),
    { value: NONE, label: t('notRated') },
  ]
  const rate = (value: string) =>
    change.mutate(
      { kind: 'rate', projectId, applicantId: person.id, rating: value === NONE ? null : Number(value) },
      { onError: (error) => toast.error(`${t('ratingFailed')} ${errorText(error)}`) },
    )
  return (
    <Select
      label={t('ownRating', { name: person.name })}
      isLabelHidden
      className="w-44"
      value={toValue(chosen)}
      options={options}
      onChange={rate}
    />
  )
}
