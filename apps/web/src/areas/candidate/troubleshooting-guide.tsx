import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../shared/ui/button'
import { createPopupCode, PopupOnDemand } from '../../shared/ui/popup-on-demand'

const code = createPopupCode(() => import('./troubleshooting-popup').then((file) => file.TroubleshootingPopup))

export const preloadTroubleshooting = code.load

/** The help button of every candidate page. */
export function TroubleshootingGuide() {
  const t = useTranslations('candidate')
  const trigger = (
    <Button variant="ghost" size="icon" aria-label={t('help')}>
      <CircleHelp size={18} aria-hidden="true" />
    </Button>
  )
  return <PopupOnDemand kind="dialog" code={code} popup={{ trigger }} />
}
