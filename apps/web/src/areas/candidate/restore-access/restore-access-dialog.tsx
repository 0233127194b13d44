import { createPopupCode, PopupOnDemand } from '../../../shared/ui/popup-on-demand'
import type { RestoreAccessDialogProps } from './restore-access-popup'

const code = createPopupCode(() => import('./restore-access-popup').then((file) => file.RestoreAccessPopup))

/** For a candidate who began the interview in another browser. */
export function RestoreAccessDialog(props: RestoreAccessDialogProps) {
  return <PopupOnDemand kind="dialog" code={code} popup={props} />
}
