import { useTranslations } from 'use-intl'

/** Beside the label of a field that may stay empty. */
export function OptionalMark() {
  const t = useTranslations('common.states')
  return <span className="ml-1.5 font-normal text-ink-3">{t('optional')}</span>
}
