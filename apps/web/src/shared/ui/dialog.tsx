import type { DialogProps } from './dialog-popup'
import { createPopupCode, PopupOnDemand } from './popup-on-demand'

const code = createPopupCode(() => import('./dialog-popup').then((file) => file.DialogPopup))

export const preloadDialog = code.load

/** A window over the page. */
export function Dialog(props: DialogProps) {
  return <PopupOnDemand kind="dialog" code={code} popup={props} />
}
