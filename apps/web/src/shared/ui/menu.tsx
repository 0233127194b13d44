import type { MenuProps } from './menu-popup'
import { createPopupCode, PopupOnDemand } from './popup-on-demand'

export type { MenuItem } from './menu-popup'

const code = createPopupCode(() => import('./menu-popup').then((file) => file.MenuPopup))

/** Actions, one choice of a few, or a choice with actions under it, behind a button. */
export function Menu(props: MenuProps) {
  return <PopupOnDemand kind="menu" code={code} popup={props} />
}
