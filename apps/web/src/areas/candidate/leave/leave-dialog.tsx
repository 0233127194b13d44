import { createPopupCode, PopupOnDemand } from '../../../shared/ui/popup-on-demand'
import type { LeaveDialogProps } from './leave-popup'

const code = createPopupCode(() => import('./leave-popup').then((file) => file.LeavePopup))

/** Asks before this browser forgets an interview. */
export function LeaveDialog(props: LeaveDialogProps) {
  return <PopupOnDemand kind="dialog" code={code} popup={props} />
}
