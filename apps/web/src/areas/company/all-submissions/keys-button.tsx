import { reviewDecisions } from '@candor/contract'
import { useTranslations } from 'use-intl'
import type { KeyRow } from '../../../shared/keys/key-rows'
import { KeysPopover } from '../../../shared/keys/keys-popover'
import { decisionKeys } from '../submission-details/keys/find-review-action'

/** The keys of the list. */
export function KeysButton({
  maySelect,
}: {
  /** Whether this member selects rows and decides about them. */ maySelect: boolean
}) {
  const t = useTranslations('submissionList.keys')
  const selecting: KeyRow[] = [
    ['X', t('select')],
    ['Shift + J, K', t('extend')],
    [t('rangeKeys'), t('range')],
    ['Esc', t('clear')],
    [reviewDecisions.map((decision) => decisionKeys[decision].toUpperCase()).join(', '), t('decide')],
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
