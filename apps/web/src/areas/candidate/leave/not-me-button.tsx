import type { Session } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { LeaveDialog } from './leave-dialog'

/** For the next person on a shared device: the page then starts without the interview that was here. */
export function NotMeButton({ linkId, session }: { linkId: string; session: Pick<Session, 'id'> }) {
  const t = useTranslations('candidate.leave')
  const navigate = useNavigate()
  const startFresh = async () => {
    // A reload of the same address keeps the history entry, whose state has the earlier person's step.
    await navigate({ to: '.', replace: true, state: { preInterviewStep: 'intro' } })
    window.location.replace(`/interview/${linkId}`)
  }
  return (
    <LeaveDialog
      session={session}
      reason="notMe"
      trigger={<Button variant="ghost">{t('notMe')}</Button>}
      onLeft={startFresh}
    />
  )
}
