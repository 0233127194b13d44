import type { Session } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../shared/ui/checkbox'
import { usePace } from './use-pace'

interface PaceChoiceProps {
  session: Pick<Session, 'id' | 'isOwnPace'>
  onChanged: (session: Session) => unknown
  className?: string
}

/** Before the interview: the candidate chooses their own pace in one press. */
export function PaceChoice({ session, onChanged, className = '' }: PaceChoiceProps) {
  const t = useTranslations('candidate.pace')
  const pace = usePace(session.id, onChanged)
  return (
    <Checkbox
      className={className}
      label={t('ownPace')}
      hint={t('hint')}
      checked={session.isOwnPace}
      disabled={pace.isBusy}
      onChange={(isOwnPace) => void pace.change(isOwnPace)}
    />
  )
}
