import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx'

export interface MenuItem {
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  isDanger?: boolean
  isDisabled?: boolean
  /** Present: the item is one of a choice, and this is whether it is the chosen one. */
  isChosen?: boolean
}

interface MenuProps {
  /** The button that opens it; must have a name of its own. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
}

const itemStyle =
  'flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-2 text-sm outline-none data-disabled:text-ink-3 data-highlighted:bg-sunken touch:min-h-11'

function Entry({ item }: { item: MenuItem }) {
  return (
    <BaseMenu.Item
      onClick={item.onSelect}
      disabled={item.isDisabled ?? false}
      className={cx(itemStyle, item.isDanger && 'text-bad')}
    >
      {item.icon}
      <span className="flex-1">{item.label}</span>
    </BaseMenu.Item>
  )
}

function Choice({ item, index }: { item: MenuItem; index: number }) {
  return (
    <BaseMenu.RadioItem
      value={index}
      onClick={item.onSelect}
      disabled={item.isDisabled ?? false}
      closeOnClick
      className={itemStyle}
    >
      {item.icon}
      <span className="flex-1">{item.label}</span>
      <BaseMenu.RadioItemIndicator className="text-brand-ink">
        <Check size={15} aria-hidden="true" />
      </BaseMenu.RadioItemIndicator>
    </BaseMenu.RadioItem>
  )
}

/** Actions, or one choice of a few, behind a button. */
export function Menu({ trigger, items, align = 'end', side = 'bottom' }: MenuProps) {
  const chosen = items.findIndex((item) => item.isChosen)
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align={align} side={side} className="z-50">
          <BaseMenu.Popup className="popup min-w-44 p-1">
            {items.some((item) => item.isChosen !== undefined) ? (
              <BaseMenu.RadioGroup value={chosen}>
                {items.map((item, index) => (
                  <Choice key={String(item.label)} item={item} index={index} />
                ))}
              </BaseMenu.RadioGroup>
            ) : (
              items.map((item) => <Entry key={String(item.label)} item={item} />)
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
