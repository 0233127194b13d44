import type { AlertDialogProps } from './alert-dialog-popup'
import { createPopupCode, PopupOnDemand } from './popup-on-demand'

const code = createPopupCode(() => import('./alert-dialog-popup').then((file) => file.AlertDialogPopup))

export const preloadAlertDialog = code.load

/** A question that must be answered first. */
export function AlertDialog(props: AlertDialogProps) {
  return <PopupOnDemand kind="dialog" code={code} popup={props} />
}
