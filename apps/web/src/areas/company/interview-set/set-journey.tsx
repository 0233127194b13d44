import { type SetDetail, setLimits } from '@candor/contract'
import { getCvRequest, isSpokenMode, listOfferedLanguages } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'

/** What a candidate of this set goes through, in order; nothing that this set does not ask for. */
function useSteps({ content }: SetDetail): { id: string; label: string }[] {
  const t = useTranslations('company.set.journey')
  const names = useTranslations('company')
  const languages = listOfferedLanguages(content)
  const { screeningQuestions, questions, interviewer, durationMinutes } = content
  const cvRequest = getCvRequest(content)
  const steps = [
    { id: 'intro', label: t('intro'), isThere: true },
    {
      id: 'language',
      label: t('language', { languages: languages.map((code) => names(`languages.${code}`)).join(', ') }),
      isThere: languages.length > 1,
    },
    { id: 'confirm', label: t('confirm'), isThere: true },
    {
      id: 'screening',
      label: t('screening', { count: screeningQuestions.length }),
      isThere: screeningQuestions.length > 0,
    },
    { id: 'cv', label: t(cvRequest === 'optional' ? 'cvOptional' : 'cv'), isThere: cvRequest !== 'none' },
    { id: 'device', label: t('device'), isThere: content.modes.some(isSpokenMode) },
    {
      id: 'interview',
      label: t('interview', {
        count: questions.length,
        interviewer: names(`interviewers.${interviewer}`),
        minutes: durationMinutes ?? setLimits.durationMinutes.min,
      }),
      isThere: true,
    },
    { id: 'review', label: t('review'), isThere: true },
  ]
  return steps.filter((step) => step.isThere)
}

export function SetJourney({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set.journey')
  const steps = useSteps(set)
  return (
    <Card aria-label={t('title')}>
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <ol className="mt-4 flex flex-col">
        {steps.map((step, index) => (
          <li key={step.id} className="relative flex gap-3 pb-4 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-6 bottom-0 left-3 w-px -translate-x-1/2 bg-line" />
            )}
            <span
              aria-hidden="true"
              className="tnum grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-semibold text-brand-ink"
            >
              {index + 1}
            </span>
            <span className="pt-0.5 text-sm text-ink-2">{step.label}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
