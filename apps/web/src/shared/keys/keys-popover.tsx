import { Keyboard } from 'lucide-react'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Popover } from '../ui/popover'
import { type KeyRow, KeyRows } from './key-rows'
import { saveShortcutSetting, useShortcutSetting } from './shortcut-setting'

interface KeysPopoverProps {
  title: string
  rows: readonly KeyRow[]
  /** Of the switch that turns single keys off. */
  switchLabel: string
  switchHint: string
}

/** A button that opens the keys of the page, with the switch for all single keys. */
export function KeysPopover({ title, rows, switchLabel, switchHint }: KeysPopoverProps) {
  const isOn = useShortcutSetting((setting) => setting.isOn)
  return (
    <Popover
      title={title}
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-label={title} title={title}>
          <Keyboard size={17} aria-hidden="true" />
        </Button>
      }
    >
      <div className="mt-2 flex flex-col gap-3">
        <KeyRows rows={rows} />
        <Checkbox label={switchLabel} hint={switchHint} checked={isOn} onChange={saveShortcutSetting} />
      </div>
    </Popover>
  )
}
