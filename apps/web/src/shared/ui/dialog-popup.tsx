import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from './button-style'
import { firstField } from './first-field'

const widths = { sm: 'max-w-[420px]', md: 'max-w-[560px]', lg: 'max-w-[760px]' }

export interface DialogProps {
  title: ReactNode
  description?: ReactNode
  /** The button that opens it; leave out and steer with `open`. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  width?: keyof typeof widths
  /** False: only a button of the footer closes it. */
  isDismissible?: boolean
  /** Buttons, the main one last. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A window over the page that can be left with Escape or a press outside, unless it says otherwise. On phones it rises from the bottom edge. The focus goes
 * to the first field, else to the heading; opened by touch to the window itself, so that no keyboard covers what was not read yet.
 */
export function DialogPopup({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  width = 'md',
  isDismissible = true,
  footer,
  children,
}: DialogProps) {
  const t = useTranslations('common.actions')
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  return (
    <BaseDialog.Root
      {...(open === undefined ? {} : { open })}
      disablePointerDismissal={!isDismissible}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <BaseDialog.Popup
            initialFocus={(by) => (by === 'touch' ? true : (firstField(body.current) ?? heading.current))}
            className={clsx('popup w-full rounded-2xl max-sm:rounded-b-none', widths[width])}
          >
            {/* No header element: that would be a second banner where the page behind has live regions and is not hidden as a whole. */}
            <div className="flex items-start gap-4 px-5 pt-5 sm:px-6">
              <div className="min-w-0 flex-1">
                <BaseDialog.Title ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
                  {title}
                </BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1 text-base text-ink-2">{description}</BaseDialog.Description>
                )}
              </div>
              {isDismissible && (
                <BaseDialog.Close
                  aria-label={t('close')}
                  className={buttonStyle({ variant: 'ghost', size: 'icon', className: '-mt-1 -mr-2' })}
                >
                  <X size={18} aria-hidden="true" />
                </BaseDialog.Close>
              )}
            </div>
            {children && (
              <div ref={body} className="px-5 pt-4 pb-5 sm:px-6">
                {children}
              </div>
            )}
            {footer && (
              <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 max-sm:*:flex-1 sm:px-6">
                {footer}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
