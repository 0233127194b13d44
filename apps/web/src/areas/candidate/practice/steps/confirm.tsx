import type { Session } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { unlockSpeech } from '../../../../shared/speech/unlock-speech'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { useConsentTexts } from '../../consent-form'
import { InformationForm } from '../../information-form'
import type { InterviewMode } from '../../mode'
import { checkDetails } from '../../pre-interview/check-details'
import { PreInterviewFrame } from '../../pre-interview/pre-interview-frame'
import { useInformation } from '../../use-information'
import type { PracticeState } from '../practice-state'

const FORM_ID = 'practice'

/** Confirms who practices and what may be done with the answers, and starts. The choices are the practice's own. */
export function PracticeConfirm({ practice }: { practice: PracticeState }) {
  const t = useTranslations('practice.confirm')
  const candidate = useTranslations('candidate')
  const navigate = useNavigate()
  const { intro, draft, language, mode, isRehearsal, tier } = practice
  const begin = async (session: Session, allowed: InterviewMode) => {
    if (!hasBegun(session)) await api.interview.chat.begin({ sessionId: session.id, mode: allowed })
    draft.saveMode(allowed)
    draft.savePracticeId(session.id)
    await navigate({ to: '/interview/$id/start', params: { id: intro.linkId }, search: { practice: true } })
  }
  const form = useInformation({
    intro,
    draft,
    language,
    mode,
    asked: practice.details,
    isPractice: true,
    isRehearsal,
    ...(isRehearsal ? {} : { practiceTier: tier }),
    consentText: useConsentTexts(intro.organizationName, true),
    onStarted: begin,
  })
  const [isFilled] = useState(() => Object.keys(checkDetails(form.details)).length === 0)
  return (
    <PreInterviewFrame
      preInterview={practice}
      title={t('title')}
      lead={t('text')}
      action={
        <Button size="lg" type="submit" form={FORM_ID} isBusy={form.isBusy} onClick={() => unlockSpeech(language)}>
          {candidate(isRehearsal ? 'rehearsal.start' : 'practice.start')}
        </Button>
      }
    >
      {isFilled && (
        <Banner tone="ok" className="mb-5 max-w-[680px]">
          {t('filled')}
        </Banner>
      )}
      <InformationForm id={FORM_ID} intro={intro} form={form} />
    </PreInterviewFrame>
  )
}
