import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button'
import { firstField } from './first-field'

export interface AlertDialogProps {
  title: ReactNode
  description: ReactNode
  /** Verb and object: "Delete the set". */
  confirmLabel: ReactNode
  onConfirm: () => void
  cancelLabel?: ReactNode
  isDanger?: boolean
  isBusy?: boolean
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
}

/**
 * A question that must be answered first; a press outside does not close it. The focus goes to the field to
 * fill in, and in a dangerous question always to the cancel button: Enter alone destroys nothing.
 */
export function AlertDialogPopup(props: AlertDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    onConfirm,
    cancelLabel,
    isDanger = false,
    isBusy = false,
    trigger,
    open,
    onOpenChange,
    children,
  } = props
  const t = useTranslations('common.actions')
  const cancel = useRef<HTMLButtonElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const startAt = () => (isDanger ? null : firstField(inside.current)) ?? cancel.current
  return (
    <BaseAlertDialog.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        {/* Above another dialog too, which would otherwise look as open as this one. */}
        <BaseAlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <BaseAlertDialog.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <BaseAlertDialog.Popup
            initialFocus={startAt}
            className="popup w-full max-w-[460px] rounded-2xl p-5 max-sm:max-w-none max-sm:rounded-b-none sm:p-6"
          >
            <BaseAlertDialog.Title className="text-xl font-semibold">{title}</BaseAlertDialog.Title>
            <BaseAlertDialog.Description className="mt-1.5 text-base text-ink-2">
              {description}
            </BaseAlertDialog.Description>
            <div ref={inside}>{children}</div>
            <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
              <BaseAlertDialog.Close ref={cancel} render={<Button variant="secondary" />}>
                {cancelLabel ?? t('cancel')}
              </BaseAlertDialog.Close>
              <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
