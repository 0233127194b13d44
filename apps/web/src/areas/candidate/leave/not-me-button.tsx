import type { Session } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { LeaveDialog } from './leave-dialog'

/** For the next person on a shared device: the page then starts without the interview that was here. */
export function NotMeButton({ linkId, session }: { linkId: string; session: Pick<Session, 'id'> }) {
  const t = useTranslations('candidate.leave')
  return (
    <LeaveDialog
      session={session}
      reason="notMe"
      trigger={<Button variant="ghost">{t('notMe')}</Button>}
      onLeft={() => {
        // The step of the person before is in this entry's state.
        window.history.replaceState(null, '')
        window.location.replace(`/interview/${linkId}`)
      }}
    />
  )
}
