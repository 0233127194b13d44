import type { InterviewIntro } from '@candor/contract'
import { clsx } from 'clsx'
import { ArrowLeft, Mic, Square } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { EchoMeasure } from '../../../shared/speech/detection/analyze-echo'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../shared/ui/candidate-shell'
import { Card } from '../../../shared/ui/card'
import { LinkButton } from '../../../shared/ui/link-button'
import { Select } from '../../../shared/ui/select'
import { getHost } from '../host'
import { PermissionGuide } from '../pre-interview/devices/permission-guide'
import { TroubleshootingGuide } from '../troubleshooting-guide'
import { useAccent } from '../use-accent'
import { EchoCard } from './echo-card'
import { EngineCard } from './engine-card'
import { MicrophoneCard } from './microphone-card'
import { ReportCard } from './report-card'
import { SegmentList } from './segment-list'
import type { RunView } from './speech-run'
import { type SpeechTestKind, speechTestKinds, speechTestPath } from './speech-test-kinds'
import { Trace } from './trace'
import { transcribePiece } from './transcribe-piece'
import { type SpeechTest, useSpeechTest } from './use-speech-test'

/** From this share on a piece counts as speech, as drawn. */
const thresholds: Record<SpeechTestKind, number> = { whisper: 0.5, silero: 0.5, webrtc: 0.7 }
const noChange = () => () => {}

function useRunView({ run }: SpeechTest): RunView | null {
  return useSyncExternalStore(run?.subscribe ?? noChange, () => run?.get() ?? null)
}

interface SpeechTestViewProps {
  kind: SpeechTestKind
  linkId: string
  intro: InterviewIntro
}

/** One of the three speech tests: what the microphone gives, what is taken for speech, and how soon. */
export function SpeechTestView({ kind, linkId, intro }: SpeechTestViewProps) {
  const canTranscribe = intro.hasServerTranscription
  useAccent(intro.accent)
  const t = useTranslations('speechTest')
  const [language, setLanguage] = useState(intro.languages[0] ?? 'en')
  const [echo, setEcho] = useState<EchoMeasure | null | undefined>(undefined)
  const isReading = kind === 'whisper' && canTranscribe
  const read = isReading ? (samples: Int16Array) => transcribePiece(samples, { linkId, language }) : null
  const test = useSpeechTest({ kind, read })
  const view = useRunView(test)
  const isListening = test.phase === 'listening'
  return (
    <CandidateShell
      company={getHost(intro)}
      lead={intro.positionName}
      tools={<TroubleshootingGuide />}
      footer={
        <StickyFooter
          back={
            <LinkButton variant="ghost" size="lg" href={`/interview/${encodeURIComponent(linkId)}`}>
              <ArrowLeft size={16} aria-hidden="true" />
              <span className="max-md:sr-only">{t('back')}</span>
            </LinkButton>
          }
        >
          <StartButton test={test} />
        </StickyFooter>
      }
    >
      <div className="mb-6 max-w-[68ch]">
        <h1 className="text-2xl font-semibold md:text-3xl">{t(`${kind}.title`)}</h1>
        <p className="mt-1.5 text-base text-ink-2 md:text-lg">{t(`${kind}.text`)}</p>
      </div>
      <KindNav kind={kind} linkId={linkId} />
      <Faults test={test} view={view} />
      {kind === 'whisper' && !canTranscribe && (
        <Banner className="mb-5" title={t('noServer')}>
          {t('noServerText')}
        </Banner>
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          <MicrophoneCard test={test} view={view} />
          {isReading && (
            <Card aria-label={t('language')}>
              <Select
                label={t('language')}
                value={language}
                options={intro.languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
                onChange={setLanguage}
                hint={t('languageHint')}
              />
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Card aria-label={t('trace.title')}>
            <h2 className="mb-4 text-lg font-semibold">{t('trace.title')}</h2>
            <Trace run={test.run} isRunning={isListening} threshold={thresholds[kind]} />
          </Card>
          <Card padding="none" aria-label={t('segments.title')}>
            <h2 className="border-b border-line px-5 py-4 text-lg font-semibold">{t('segments.title')}</h2>
            <SegmentList segments={view?.segments ?? []} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          <EngineCard view={view} isListening={isListening} />
          <EchoCard stream={test.microphone?.stream ?? null} echo={echo} onMeasured={setEcho} />
          <ReportCard kind={kind} test={test} echo={echo} />
        </div>
      </div>
    </CandidateShell>
  )
}

function StartButton({ test }: { test: SpeechTest }) {
  const t = useTranslations('speechTest')
  if (test.phase === 'listening') {
    return (
      <Button size="lg" variant="secondary" onClick={test.stop}>
        <Square size={15} aria-hidden="true" />
        {t('stop')}
      </Button>
    )
  }
  return (
    <Button size="lg" isBusy={test.phase === 'opening'} onClick={test.start}>
      <Mic size={17} aria-hidden="true" />
      {t('start')}
    </Button>
  )
}

function KindNav({ kind, linkId }: { kind: SpeechTestKind; linkId: string }) {
  const t = useTranslations('speechTest')
  return (
    <nav aria-label={t('nav')} className="mb-6">
      <ul className="inline-flex max-w-full flex-wrap gap-0.5 rounded-lg bg-sunken p-0.5">
        {speechTestKinds.map((other) => (
          <li key={other}>
            <a
              href={speechTestPath(linkId, other)}
              aria-current={other === kind ? 'page' : undefined}
              className={clsx(
                'flex h-8 items-center rounded-md px-3 text-sm touch:h-11',
                other === kind ? 'bg-card font-medium shadow-1' : 'text-ink-2 hover:text-ink',
              )}
            >
              {t(`${other}.short`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What keeps the test from running, and what to do about it. */
function Faults({ test, view }: { test: SpeechTest; view: RunView | null }) {
  const t = useTranslations('speechTest')
  const { phase } = test
  if (phase === 'blocked' || phase === 'missing' || phase === 'inUse') {
    return (
      <Banner tone="bad" className="mb-5" title={t(`fault.${phase}`)}>
        <p>{t(`fault.${phase}Text`)}</p>
        {phase === 'blocked' && (
          <div className="mt-3">
            <PermissionGuide onRetry={test.start} />
          </div>
        )}
      </Banner>
    )
  }
  if (phase === 'listening' && view?.engine === 'none') {
    return (
      <Banner tone="warn" className="mb-5" title={t('fault.engine')}>
        {t('fault.engineText')}
      </Banner>
    )
  }
  return null
}
