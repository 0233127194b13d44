import { Menu as BaseMenu } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

export interface MenuItem {
  /** Where labels may be alike: what tells the items apart. */
  id?: string
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  isDanger?: boolean
  isDisabled?: boolean
  /** Present: the item is one of a choice, and this is whether it is the chosen one. */
  isChosen?: boolean
}

export interface MenuProps {
  /** The button that opens it; must have a name of its own. */
  trigger: ReactElement
  /** Actions, or one choice of a few. */
  items: readonly MenuItem[]
  /** A choice above the actions, under a heading. */
  choice?: { readonly label: string; readonly items: readonly MenuItem[] } | undefined
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
}

const itemStyle =
  'flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-2 text-sm outline-none data-disabled:text-ink-3 data-highlighted:bg-sunken touch:min-h-11'

const getKey = (item: MenuItem): string => item.id ?? String(item.label)

function Entry({ item }: { item: MenuItem }) {
  return (
    <BaseMenu.Item
      onClick={item.onSelect}
      disabled={item.isDisabled ?? false}
      className={clsx(itemStyle, item.isDanger && 'text-bad')}
    >
      {item.icon}
      <span className="flex-1">{item.label}</span>
    </BaseMenu.Item>
  )
}

function Choices({ items }: { items: readonly MenuItem[] }) {
  const chosen = items.find((item) => item.isChosen)
  return (
    <BaseMenu.RadioGroup value={chosen ? getKey(chosen) : null}>
      {items.map((item) => (
        <BaseMenu.RadioItem
          key={getKey(item)}
          value={getKey(item)}
          onClick={item.onSelect}
          disabled={item.isDisabled ?? false}
          closeOnClick
          className={itemStyle}
        >
          {item.icon}
          <span className="min-w-0 flex-1">{item.label}</span>
          <BaseMenu.RadioItemIndicator className="text-brand-ink">
            <Check size={15} aria-hidden="true" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

/** Actions, one choice of a few, or a choice with actions under it, behind a button. */
export function MenuPopup({ trigger, items, choice, align = 'end', side = 'bottom' }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align={align} side={side} className="z-50">
          <BaseMenu.Popup className="popup max-h-(--available-height) max-w-[min(320px,var(--available-width))] min-w-44 overflow-y-auto p-1">
            {choice && (
              <BaseMenu.Group>
                <BaseMenu.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs text-ink-3">
                  {choice.label}
                </BaseMenu.GroupLabel>
                <Choices items={choice.items} />
                <BaseMenu.Separator className="mx-2.5 my-1 border-t border-line" />
              </BaseMenu.Group>
            )}
            {items.some((item) => item.isChosen !== undefined) ? (
              <Choices items={items} />
            ) : (
              items.map((item) => <Entry key={getKey(item)} item={item} />)
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
