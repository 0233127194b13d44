import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { useDraftingErrorText } from '../set-draft/drafting-errors'
import type { Drafting } from './use-drafting'

/** How the last draft ended, if it gave nothing. */
export function DraftingNotes({ drafting }: { drafting: Drafting }) {
  const t = useTranslations('newSet.drafting')
  const errorText = useDraftingErrorText()
  return (
    <>
      {drafting.error && <Banner tone="bad">{errorText(drafting.error)}</Banner>}
      {drafting.isCanceled && <Banner tone="warn">{t('canceled')}</Banner>}
    </>
  )
}
