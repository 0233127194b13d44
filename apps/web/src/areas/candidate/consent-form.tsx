import type { ConsentPurpose } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { Checkbox } from '../../shared/ui/checkbox'
import { SignalsConsent, useSignalsConsentText } from './integrity/signals-consent'
import type { Allowed } from './pre-interview/start-session'

interface ConsentFormProps {
  company: string
  /** Nothing is assessed, and the answers are deleted at the end. */
  isPractice: boolean
  /** Whether the server turns speech into text here: only then it is asked for. */
  hasTranscription: boolean
  /** Without typing as a way out, who speaks can refuse neither the recording nor the transcription. */
  hasTypedWay: boolean
  /** Whom to ask for another way where there is no typed one. */
  alternativeContact: string | null
  isTermsAccepted: boolean
  onTerms: (isAccepted: boolean) => void
  allowed: Allowed
  onAllow: (purpose: keyof Allowed, isAllowed: boolean) => void
  /** Whether the set announces integrity signals. */
  hasSignals: boolean
  error?: string | undefined
}

interface ConsentProps {
  purpose: 'recording' | 'ai' | 'server_transcription'
  text: string
  /** What follows if it is not given. */
  otherwise: string
  isAllowed: boolean
  onChange: (isAllowed: boolean) => void
}

function Consent({ purpose, text, otherwise, isAllowed, onChange }: ConsentProps) {
  const t = useTranslations('candidate.consents')
  return (
    <Checkbox
      label={
        <>
          <span className="block font-semibold">{t(purpose)}</span>
          <span className="text-ink-2">{text}</span>
        </>
      }
      hint={isAllowed ? undefined : otherwise}
      checked={isAllowed}
      onChange={onChange}
    />
  )
}

function useOtherwise({ company, hasTypedWay, alternativeContact, isPractice }: ConsentFormProps) {
  const t = useTranslations('candidate.information')
  return {
    recording: hasTypedWay
      ? t('withoutRecording')
      : t('withoutRecordingSpoken', { company, contact: alternativeContact ?? 'none' }),
    ai: t(isPractice ? 'withoutAiPractice' : 'withoutAi', { company }),
    server_transcription: t(hasTypedWay ? 'withoutTranscription' : 'requiredToSpeak'),
  }
}

/** What the candidate agrees to, one choice per purpose with its consequence, before any camera opens. */
export function ConsentForm(props: ConsentFormProps) {
  const t = useTranslations('candidate')
  const { company, allowed, onAllow, isPractice } = props
  const text = useConsentText(company, isPractice)
  const otherwise = useOtherwise(props)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{t('information.consentTitle')}</h2>
        <p className="text-base text-ink-2">{t('information.consentLead')}</p>
      </div>
      {(['recording', 'ai'] as const).map((purpose) => (
        <Consent
          key={purpose}
          purpose={purpose}
          text={text(purpose)}
          otherwise={otherwise[purpose]}
          isAllowed={allowed[purpose]}
          onChange={(isAllowed) => onAllow(purpose, isAllowed)}
        />
      ))}
      {props.hasTranscription && allowed.recording && (
        <Consent
          purpose="server_transcription"
          text={t('consents.server_transcriptionText')}
          otherwise={otherwise.server_transcription}
          isAllowed={allowed.transcription}
          onChange={(isAllowed) => onAllow('transcription', isAllowed)}
        />
      )}
      {props.hasSignals && allowed.recording && (
        <SignalsConsent
          company={company}
          areAllowed={allowed.signals}
          onChange={(areAllowed) => onAllow('signals', areAllowed)}
        />
      )}
      <div className="border-t border-line pt-4">
        <h3 className="text-base font-semibold">{t('information.stored')}</h3>
        <p className="mb-3 text-base text-ink-2">
          {t(isPractice ? 'information.storedPracticeText' : 'information.storedText', { company })}
        </p>
        <Checkbox
          label={t('information.terms')}
          checked={props.isTermsAccepted}
          onChange={props.onTerms}
          error={props.error}
        />
      </div>
    </Card>
  )
}

function useConsentText(company: string, isPractice: boolean): (purpose: 'recording' | 'ai') => string {
  const t = useTranslations('candidate.consents')
  return (purpose) => (isPractice ? t(`${purpose}PracticeText`, { company }) : t(`${purpose}Text`, { company }))
}

/** The words of each consent as they are shown: what is hashed is what was read. */
export function useConsentTexts(company: string, isPractice: boolean): (purpose: ConsentPurpose) => string {
  const t = useTranslations('candidate.consents')
  const signals = useSignalsConsentText(company)
  const text = useConsentText(company, isPractice)
  const texts: Readonly<Record<ConsentPurpose, () => string>> = {
    recording: () => `${t('recording')}\n${text('recording')}`,
    ai: () => `${t('ai')}\n${text('ai')}`,
    server_transcription: () => `${t('server_transcription')}\n${t('server_transcriptionText')}`,
    integrity_signals: signals,
  }
  return (purpose) => texts[purpose]()
}
