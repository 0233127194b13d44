import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { useConsentTexts } from '../../consent-form'
import { InformationForm } from '../../information-form'
import { useInformation } from '../../use-information'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

const FORM_ID = 'information'

export function InformationStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.information')
  const { intro, draft, language, mode } = preInterview
  const consentText = useConsentTexts(intro.organizationName, false)
  const form = useInformation({
    intro,
    draft,
    language,
    mode,
    asked: preInterview.asked.details,
    isPractice: false,
    isRehearsal: false,
    consentText,
    onStarted: async (_session, allowed) => {
      preInterview.chooseMode(allowed)
      await preInterview.refresh()
      preInterview.next()
    },
  })
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('title')}
      lead={t('text', { company: intro.organizationName })}
      action={
        <Button size="lg" type="submit" form={FORM_ID} isBusy={form.isBusy}>
          {t('submit')}
        </Button>
      }
    >
      <InformationForm id={FORM_ID} intro={intro} form={form} />
    </PreInterviewFrame>
  )
}
