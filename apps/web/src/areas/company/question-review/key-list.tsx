import { Keyboard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { saveShortcutSetting, useShortcutSetting } from '../../../shared/keys/shortcut-setting'
import { Button } from '../../../shared/ui/button'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Popover } from '../../../shared/ui/popover'

/** The keys of the page, and the switch that turns the single ones off. */
export function KeyList() {
  const t = useTranslations('questionReview.keys')
  const isOn = useShortcutSetting((setting) => setting.isOn)
  const keys: [string, string][] = [
    ['1 – 5', t('level')],
    ['Enter', t('next')],
    ['J K', t('step')],
    ['R', t('reason')],
    [t('space'), t('play')],
    ['O', t('open')],
    ['[ ]', t('question')],
  ]
  return (
    <Popover
      title={t('title')}
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('title')}>
          <Keyboard size={17} aria-hidden="true" />
        </Button>
      }
    >
      <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5">
        {keys.map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-ink">
                {key}
              </kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Checkbox className="mt-3" label={t('enabled')} checked={isOn} onChange={saveShortcutSetting} />
    </Popover>
  )
}
