import type { InterviewIntro, Session } from '@candor/contract'
import { hasBegun, toInterviewLanguage } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { unlockSpeech } from '../../../shared/speech/unlock-speech'
import { Button } from '../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../shared/ui/candidate-shell'
import { useConsentTexts } from '../consent-form'
import type { Details, Draft } from '../draft'
import { getHost } from '../host'
import { InformationForm } from '../information-form'
import type { InterviewMode } from '../mode'
import { ModeChoice } from '../pre-interview/devices/mode-choice'
import { useAccent } from '../use-accent'
import { useInformation } from '../use-information'
import { useModeOffers } from '../use-mode-offers'

const FORM_ID = 'practice'

interface PracticeStartProps {
  intro: InterviewIntro
  draft: Draft
  details: Details
  asked: InterviewMode | null
  /** A recruiter tries the set's own questions. */
  isRehearsal: boolean
}

/** Practice asks for the same consent as the interview, because it records on the same interview page. */
export function PracticeStart({ intro, draft, details, asked, isRehearsal }: PracticeStartProps) {
  const t = useTranslations('candidate')
  const common = useTranslations('common.actions')
  const navigate = useNavigate()
  const company = intro.organizationName
  useAccent(intro.accent)
  const texts = {
    title: t(isRehearsal ? 'rehearsal.pageTitle' : 'practice.pageTitle'),
    text: isRehearsal ? t('rehearsal.pageText') : t('practice.pageText', { company }),
    start: t(isRehearsal ? 'rehearsal.start' : 'practice.start'),
  }
  const consentText = useConsentTexts(company, true)
  const [chosen, setMode] = useState(() => asked ?? draft.readMode())
  const visit = toInterviewLanguage(useLocale())
  const language =
    draft.readLanguage() ?? (visit && intro.languages.includes(visit) ? visit : intro.languages[0]) ?? 'en'
  const { offers, hasWords, fitting } = useModeOffers(intro, language)
  const mode = fitting(chosen)
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
    asked: details,
    isPractice: true,
    isRehearsal,
    consentText,
    onStarted: begin,
  })
  const back = () => void navigate({ to: '/interview/$id', params: { id: intro.linkId } })
  return (
    <CandidateShell
      company={getHost(intro)}
      lead={intro.positionName}
      footer={
        <StickyFooter
          back={
            <Button variant="ghost" size="lg" onClick={back}>
              <ArrowLeft size={16} aria-hidden="true" />
              {common('back')}
            </Button>
          }
        >
          <Button size="lg" type="submit" form={FORM_ID} isBusy={form.isBusy} onClick={() => unlockSpeech(language)}>
            {texts.start}
          </Button>
        </StickyFooter>
      }
    >
      <div className="mb-6 max-w-[68ch] md:mb-8">
        <h1 className="text-2xl font-semibold md:text-3xl">{texts.title}</h1>
        <p className="mt-1.5 text-base text-ink-2 md:text-lg">{texts.text}</p>
      </div>
      <div className="mb-6">
        <ModeChoice offers={offers} mode={mode} hasWords={hasWords} onChange={setMode} />
      </div>
      <InformationForm id={FORM_ID} intro={intro} form={form} />
    </CandidateShell>
  )
}
