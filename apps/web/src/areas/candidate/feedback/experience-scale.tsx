import { feedbackLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { OptionalMark } from '../../../shared/ui/optional-mark'
import { RadioGroup } from '../../../shared/ui/radio-group'

const { min, max } = feedbackLimits.experience
const answers = Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** How the interview was for the candidate, from 0 to 10, or no answer. */
export function ExperienceScale({
  value,
  onChange,
}: {
  value: number | null
  onChange: (value: number | null) => void
}) {
  const t = useTranslations('feedback.experience')
  return (
    <RadioGroup
      look="scale"
      label={
        <>
          {t('label')} <OptionalMark />
          <span className="block font-normal text-ink-2">{t('ends')}</span>
        </>
      }
      options={[...answers.map((answer) => ({ value: `${answer}`, label: answer })), { value: '', label: t('none') }]}
      value={value === null ? '' : `${value}`}
      onChange={(answer) => onChange(answer === '' ? null : Number(answer))}
    />
  )
}
