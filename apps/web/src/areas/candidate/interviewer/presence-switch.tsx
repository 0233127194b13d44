import { UserRound, UserRoundCog } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { usePresenceChoice } from './presence-choice'

/** On the stage: between the moving figure and the simple picture. What is chosen is remembered. */
export function PresenceSwitch() {
  const t = useTranslations('candidate.presence')
  const { isSimple, setSimple } = usePresenceChoice()
  const Icon = isSimple ? UserRoundCog : UserRound
  return (
    <Button
      variant="stage"
      size="icon"
      aria-pressed={isSimple}
      aria-label={t('simple')}
      title={t('simple')}
      onClick={() => setSimple(!isSimple)}
    >
      <Icon size={17} aria-hidden="true" />
    </Button>
  )
}
