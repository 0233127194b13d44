import { Drawer as BaseDrawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from './button-style'

interface DrawerProps {
  title: ReactNode
  description?: ReactNode
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  footer?: ReactNode
  children: ReactNode
}

/** A panel from the right edge, for details beside a list; can be swiped away. */
export function Drawer({ title, description, trigger, open, onOpenChange, footer, children }: DrawerProps) {
  const t = useTranslations('common.actions')
  return (
    <BaseDrawer.Root
      swipeDirection="right"
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger && <BaseDrawer.Trigger render={trigger} />}
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDrawer.Viewport className="fixed inset-0 z-50 flex justify-end">
          <BaseDrawer.Popup className="flex h-full w-full max-w-[480px] [transform:translateX(var(--drawer-swipe-movement-x))] flex-col border-l border-line bg-card shadow-2 outline-none transition-transform duration-200 ease-out data-swiping:select-none data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]">
            <header className="flex items-start gap-4 border-b border-line px-5 py-4">
              <div className="min-w-0 flex-1">
                <BaseDrawer.Title className="text-lg font-semibold">{title}</BaseDrawer.Title>
                {description && (
                  <BaseDrawer.Description className="text-sm text-ink-2">{description}</BaseDrawer.Description>
                )}
              </div>
              <BaseDrawer.Close
                aria-label={t('close')}
                className={buttonStyle({ variant: 'ghost', size: 'icon', className: '-mr-2' })}
              >
                <X size={18} aria-hidden="true" />
              </BaseDrawer.Close>
            </header>
            <BaseDrawer.Content className="min-h-0 flex-1 overflow-y-auto px-5 py-5">{children}</BaseDrawer.Content>
            {footer && <footer className="flex justify-end gap-2 border-t border-line px-5 py-4">{footer}</footer>}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  )
}
