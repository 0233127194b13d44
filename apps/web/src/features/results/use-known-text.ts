import type { Known } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** What stands in place of an overall level where there is none: "3 of 13 judged, 152 words". The same in every list and card. */
export function useKnownText(): (known: Known) => string {
  const t = useTranslations('assessment.panel')
  return ({ words, ...known }) => (words === null ? t('judged', known) : t('judgedWords', { ...known, words }))
}
