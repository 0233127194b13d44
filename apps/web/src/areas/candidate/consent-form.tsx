import type { ConsentPurpose } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { Checkbox } from '../../shared/ui/checkbox'
import { SignalsConsent, useSignalsConsentText } from './integrity/signals-consent'

interface ConsentFormProps {
  company: string
  /** Nothing is assessed, and the answers are deleted at the end. */
  isPractice: boolean
  /** Whether the server turns speech into text here: only then it is asked for. */
  hasTranscription: boolean
  /** Without typing as a way out, transcription can't be refused. */
  hasTypedWay: boolean
  isTermsAccepted: boolean
  onTerms: (isAccepted: boolean) => void
  isTranscriptionAllowed: boolean
  onTranscription: (isAllowed: boolean) => void
  /** Null: nothing is noticed on the device. */
  signals: { areAllowed: boolean; onChange: (areAllowed: boolean) => void } | null
  error?: string | undefined
}

/** What the candidate agrees to, in full and in plain words, before any camera opens. */
export function ConsentForm(props: ConsentFormProps) {
  const t = useTranslations('candidate')
  const { company } = props
  const text = useConsentText(company, props.isPractice)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('information.consentTitle')}</h2>
      {(['recording', 'ai'] as const).map((purpose) => (
        <div key={purpose}>
          <h3 className="text-base font-semibold">{t(`consents.${purpose}`)}</h3>
          <p className="text-base text-ink-2">{text(purpose)}</p>
        </div>
      ))}
      <div className="border-t border-line pt-4">
        <Checkbox
          label={t('information.terms')}
          checked={props.isTermsAccepted}
          onChange={props.onTerms}
          error={props.error}
        />
      </div>
      {props.hasTranscription && (
        <div className="border-t border-line pt-4">
          <Checkbox
            label={
              <>
                <span className="block font-semibold">{t('consents.server_transcription')}</span>
                <span className="text-ink-2">{t('consents.server_transcriptionText')}</span>
              </>
            }
            hint={
              props.isTranscriptionAllowed
                ? undefined
                : t(props.hasTypedWay ? 'information.withoutTranscription' : 'information.requiredToSpeak')
            }
            checked={props.isTranscriptionAllowed}
            onChange={props.onTranscription}
          />
        </div>
      )}
      {props.signals && <SignalsConsent company={company} {...props.signals} />}
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
