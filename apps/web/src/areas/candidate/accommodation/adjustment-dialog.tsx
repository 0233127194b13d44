import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { createPopupCode, PopupOnDemand } from '../../../shared/ui/popup-on-demand'
import type { AdjustmentPopupProps } from './adjustment-popup-props'

const code = createPopupCode(async () => {
  const [file] = await Promise.all([import('./adjustment-popup'), ensureAreas('accommodation')])
  return file.AdjustmentPopup
})

/** Asks the company for an adjustment, and shows what was asked. Nothing in a practice, which doesn't wait for an answer. */
export function AdjustmentDialog(props: AdjustmentPopupProps) {
  if (props.session?.isPractice) return null
  return <PopupOnDemand kind="dialog" code={code} popup={props} />
}
