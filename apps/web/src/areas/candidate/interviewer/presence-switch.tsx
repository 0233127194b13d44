import { UserRound, UserRoundCog } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { useMediaQuery } from '../../../shared/use-media-query'
import { canDrawModel, isSavingData } from './fallback/can-draw-model'
import { givenUp } from './fallback/given-up'
import { usePresenceChoice } from './presence-choice'

/** On the stage: between the moving figure and the simple picture, where there is a choice. What is chosen is remembered. */
export function PresenceSwitch() {
  const t = useTranslations('candidate.presence')
  const { isSimple, setSimple } = usePresenceChoice()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isGivenUp = useSyncExternalStore(givenUp.subscribe, givenUp.get)
  if (!canDrawModel({ isSimple: false, isStill, isSavingData: isSavingData(), isGivenUp })) return null
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
