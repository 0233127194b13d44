import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { Info } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Popover } from './popover'

/** Words on hover and focus, for what already has a name. What someone must know belongs in InfoTip: touch has no hover. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} collisionPadding={8} className="z-60">
          <BaseTooltip.Popup className="max-w-72 rounded-md bg-stage px-2.5 py-1.5 text-xs text-on-stage shadow-2 transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

/** The small i beside a score or a term: opens on a press, on every device. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      title={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="grid size-6 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink touch:size-11"
        >
          <Info size={15} aria-hidden="true" />
        </button>
      }
    >
      {children}
    </Popover>
  )
}
