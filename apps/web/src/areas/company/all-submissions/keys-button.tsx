import { Keyboard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { saveShortcutSetting, useShortcutSetting } from '../../../shared/keys/shortcut-setting'
import { Button } from '../../../shared/ui/button'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Popover } from '../../../shared/ui/popover'

/** The keys of the list, and the switch for all single keys. */
export function KeysButton({ maySelect }: { /** Whether this member selects rows. */ maySelect: boolean }) {
  const t = useTranslations('submissionList.keys')
  const isOn = useShortcutSetting((setting) => setting.isOn)
  const selecting = [
    ['X', t('select')],
    ['Shift + J, K', t('extend')],
    [t('rangeKeys'), t('range')],
  ] as const
  const keys = [['J, K', t('move')], ['Enter', t('enter')], ...(maySelect ? selecting : [])] as const
  return (
    <Popover
      title={t('open')}
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('open')}>
          <Keyboard size={17} aria-hidden="true" />
        </Button>
      }
    >
      <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-ink">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-3"
        label={t('enabled')}
        hint={t('enabledHint')}
        checked={isOn}
        onChange={saveShortcutSetting}
      />
    </Popover>
  )
}
