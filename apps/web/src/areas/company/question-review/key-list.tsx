import { useTranslations } from 'use-intl'
import { KeysPopover } from '../../../shared/keys/keys-popover'

/** The keys of the review of a question. */
export function KeyList() {
  const t = useTranslations('questionReview.keys')
  return (
    <KeysPopover
      title={t('title')}
      rows={[
        ['1 – 5', t('level')],
        ['Enter', t('next')],
        ['J K', t('step')],
        ['R', t('reason')],
        [t('space'), t('play')],
        ['O', t('open')],
        ['[ ]', t('question')],
      ]}
      switchLabel={t('enabled')}
      switchHint={t('enabledHint')}
    />
  )
}
