import type { InterviewIntro, Session } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { createPopupCode, PopupOnDemand } from '../../../shared/ui/popup-on-demand'
import { openDraft } from '../draft'

const code = createPopupCode(() => import('./start-new-popup').then((file) => file.StartNewPopup))

interface StartNewButtonProps {
  intro: InterviewIntro
  session: Pick<Session, 'id' | 'isPractice'>
}

/** Ends an unfinished interview and opens the first page for a new one. Nothing where no new one could be started. */
export function StartNewButton({ intro, session }: StartNewButtonProps) {
  const t = useTranslations('candidate.startNew')
  const navigate = useNavigate()
  if (session.isPractice || intro.access.whyNot !== null) return null
  const open = async () => {
    openDraft(intro.linkId).saveStep('intro')
    // A reload of the same address keeps the history entry, whose state has the step of the ended interview.
    await navigate({ to: '.', replace: true, state: { preInterviewStep: 'intro' } })
    window.location.replace(`/interview/${intro.linkId}`)
  }
  const trigger = <Button variant="ghost">{t('action')}</Button>
  return <PopupOnDemand kind="dialog" code={code} popup={{ intro, session, trigger, onEnded: open }} />
}
