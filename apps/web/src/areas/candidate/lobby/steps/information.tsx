import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { useConsentTexts } from '../../consent-form'
import { InformationForm } from '../../information-form'
import { useInformation } from '../../use-information'
import { LobbyFrame } from '../lobby-frame'
import type { Lobby } from '../lobby-state'

const FORM_ID = 'information'

export function InformationStep({ lobby }: { lobby: Lobby }) {
  const t = useTranslations('candidate.information')
  const { intro, draft, language, mode } = lobby
  const consentText = useConsentTexts(intro.organizationName)
  const form = useInformation({
    intro,
    draft,
    language,
    mode,
    asked: lobby.asked.details,
    isPractice: false,
    consentText,
    onStarted: async (_session, allowed) => {
      lobby.chooseMode(allowed)
      await lobby.refresh()
      lobby.next()
    },
  })
  return (
    <LobbyFrame
      lobby={lobby}
      title={t('title')}
      lead={t('text', { company: intro.organizationName })}
      action={
        <Button size="lg" type="submit" form={FORM_ID} isBusy={form.isBusy}>
          {t('submit')}
        </Button>
      }
    >
      <InformationForm id={FORM_ID} intro={intro} form={form} />
    </LobbyFrame>
  )
}
