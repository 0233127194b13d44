import { UserRound, UserRoundCog } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { isSavingData } from '../../../shared/is-saving-data'
import { Button } from '../../../shared/ui/button'
import { useMediaQuery } from '../../../shared/use-media-query'
import { useAvatarChoice } from './avatar-choice'
import { canDrawModel } from './fallback/can-draw-model'
import { modelFailure } from './fallback/model-failure'

/** On the stage: between the moving figure and the simple picture, where there is a choice. What is chosen is remembered. */
export function AvatarSwitch() {
  const t = useTranslations('candidate.avatar')
  const { isSimple, setSimple } = useAvatarChoice()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const hasModelFailed = useSyncExternalStore(modelFailure.subscribe, modelFailure.get)
  if (!canDrawModel({ isSimple: false, isStill, isSavingData: isSavingData(), hasModelFailed })) return null
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
