import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  trigger: ReactElement
  /** Names the panel. */
  title: ReactNode
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** A small panel next to its button, for a few words or fields; opened by a press, so it works on touch. */
export function PopoverPopup({ trigger, title, align = 'center', children }: PopoverProps) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align={align} collisionPadding={12} className="z-50">
          <BasePopover.Popup className="popup max-w-[min(360px,var(--available-width))] p-4">
            <BasePopover.Title className="text-sm font-semibold">{title}</BasePopover.Title>
            <div className="mt-1 text-sm text-ink-2">{children}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
