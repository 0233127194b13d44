import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../shared/ui/checkbox'

const notices = ['faces', 'view', 'gaze', 'contact'] as const
const promises = ['device', 'score', 'seen', 'optOutHint'] as const

interface SignalsConsentProps {
  company: string
  areAllowed: boolean
  onChange: (areAllowed: boolean) => void
}

/** The announcement before: what is noticed, what leaves the device, who reads it, and that one may go without. */
export function SignalsConsent({ company, areAllowed, onChange }: SignalsConsentProps) {
  const t = useTranslations('integrity.consent')
  return (
    <div data-testid="signals-consent" className="border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t('title')}</h3>
      <p className="mt-1 text-base text-ink-2">{t('lead')}</p>
      <ul className="mt-1 list-disc pl-5 text-base text-ink-2">
        {notices.map((notice) => (
          <li key={notice}>{t(`notices.${notice}`)}</li>
        ))}
      </ul>
      {promises.map((promise) => (
        <p key={promise} className="mt-2 text-base text-ink-2">
          {t(promise, { company })}
        </p>
      ))}
      <Checkbox
        className="mt-3"
        label={<span className="font-semibold">{t('agree')}</span>}
        hint={areAllowed ? undefined : t('optedOut')}
        checked={areAllowed}
        onChange={onChange}
      />
    </div>
  )
}

/** All of it as it is shown: what is hashed is what was read. */
export function useSignalsConsentText(company: string): () => string {
  const t = useTranslations('integrity.consent')
  return () =>
    [
      t('title'),
      t('lead'),
      ...notices.map((notice) => t(`notices.${notice}`)),
      ...promises.map((promise) => t(promise, { company })),
      t('agree'),
    ].join('\n')
}
