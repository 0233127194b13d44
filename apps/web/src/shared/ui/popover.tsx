import type { PopoverProps } from './popover-popup'
import { createPopupCode, PopupOnDemand } from './popup-on-demand'

const code = createPopupCode(() => import('./popover-popup').then((file) => file.PopoverPopup))

/** A small panel next to its button. */
export function Popover(props: PopoverProps) {
  return <PopupOnDemand kind="dialog" code={code} popup={props} />
}
