import { useTranslations } from 'use-intl'
import type { KeyRow } from '../../../shared/keys/key-rows'
import { KeysPopover } from '../../../shared/keys/keys-popover'

/** The keys of the list. */
export function KeysButton({ maySelect }: { /** Whether this member selects rows. */ maySelect: boolean }) {
  const t = useTranslations('submissionList.keys')
  const selecting: KeyRow[] = [
    ['X', t('select')],
    ['Shift + J, K', t('extend')],
    [t('rangeKeys'), t('range')],
  ]
  return (
    <KeysPopover
      title={t('open')}
      rows={[['J, K', t('move')], ['Enter', t('enter')], ...(maySelect ? selecting : [])]}
      switchLabel={t('enabled')}
      switchHint={t('enabledHint')}
    />
  )
}
