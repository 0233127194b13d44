import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { Button } from '../../../shared/ui/button'
import { createPopupCode, PopupOnDemand } from '../../../shared/ui/popup-on-demand'

const code = createPopupCode(async () => {
  const [file] = await Promise.all([import('./feedback-popup'), ensureAreas('feedback')])
  return file.FeedbackPopup
})

/** Asks for feedback where the interview has just been submitted. */
export function FeedbackDialog({ sessionId, company }: { sessionId: string; company: string }) {
  const t = useTranslations('candidate.done')
  const trigger = (
    <Button variant="secondary" size="lg">
      {t('feedback')}
    </Button>
  )
  return <PopupOnDemand kind="dialog" code={code} popup={{ sessionId, company, trigger }} />
}
