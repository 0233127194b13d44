import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isTyping } from '../../../shared/keys/key-events'
import { KeysPopover } from '../../../shared/keys/keys-popover'
import { useShortcutSetting } from '../../../shared/keys/shortcut-setting'
import { usePageKeys } from '../../../shared/keys/use-page-keys'
import { LinkButton } from '../../../shared/ui/link-button'

const key = 'r'

/** Opens the first submission that the reader has not opened, with its key. */
export function ReviewButton({ count, href }: { count: number; href: string }) {
  const t = useTranslations('start.review')
  const keys = useTranslations('submissionList.keys')
  const router = useRouter()
  const hasKeys = useShortcutSetting((setting) => setting.isOn)
  usePageKeys((event) =>
    event.key.toLowerCase() === key && !isTyping(event.target) ? () => router.history.push(href) : null,
  )
  return (
    <>
      <KeysPopover
        title={keys('open')}
        rows={[[key.toUpperCase(), t('key')]]}
        switchLabel={keys('enabled')}
        switchHint={keys('enabledHint')}
      />
      <LinkButton href={href}>
        {t('open', { count })}
        {hasKeys && <kbd className="text-xs max-lg:hidden">{key.toUpperCase()}</kbd>}
      </LinkButton>
    </>
  )
}
