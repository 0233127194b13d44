import { useTranslations } from 'use-intl'

export const MAIN_ID = 'main'

/** First stop of the Tab key: jumps over the navigation. */
export function SkipLink() {
  const t = useTranslations('common.nav')
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-60 rounded-lg bg-card px-4 py-2 text-sm font-medium shadow-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('skip')}
    </a>
  )
}
