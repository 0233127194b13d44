import { textAnswerLimits } from '@candor/contract'
import { isHandsFreeMode, isSpokenMode } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { BookOpen, CheckCircle2, Clock, Ear, Keyboard, ListChecks, Mic, Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { unlockSpeech } from '../../../../shared/speech/unlock-speech'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { typedMode } from '../../mode'
import { PaceChoice } from '../../pace-choice'
import { ModeChoice } from '../devices/mode-choice'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

/** Explains how the interview works and starts it. Starting also starts the interview time. */
export function InstructionStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.instruction')
  const errorText = useErrorText()
  const { start, isBusy, error } = useStart(preInterview)
  const { intro, mode } = preInterview
  const { session } = intro
  const lines = useLines(preInterview)
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('title')}
      lead={t('text')}
      action={
        <Button size="lg" isBusy={isBusy} onClick={() => void start()}>
          {isBusy ? t('starting') : t('start')}
        </Button>
      }
    >
      {error !== null && (
        <Banner tone="bad" className="mb-5">
          {errorText(error)}
        </Banner>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Card padding="lg">
          <ol className="flex flex-col gap-5">
            {lines.map(({ Icon, text }) => (
              <li key={text} className="flex items-start gap-4 text-base">
                <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink" />
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Card>
        <div className="flex flex-col gap-6">
          <ModeChoice
        offers={preInterview.offers}
        mode={mode}
        hasWords={preInterview.hasWords}
        onChange={preInterview.chooseMode}
      />
          {session !== null && <PaceChoice session={session} onChanged={preInterview.refresh} />}
        </div>
      </div>
    </PreInterviewFrame>
  )
}

/** What happens, one line each. */
function useLines({ intro, mode, isSpoken }: PreInterview) {
  const t = useTranslations('candidate.instruction')
  const isOwnPace = intro.session?.isOwnPace === true
  const isChoice = intro.modes.some(isSpokenMode) && typedMode(intro.modes) !== null
  return [
    { Icon: Clock, text: isOwnPace ? t('noClock') : t('clock', { minutes: Math.round(intro.durationMs / 60_000) }) },
    isSpoken ? { Icon: Ear, text: t('listen') } : { Icon: BookOpen, text: t('read') },
    ...(isSpoken
      ? [
          { Icon: Mic, text: isHandsFreeMode(mode) ? t('speakFreely') : t('speak') },
          { Icon: CheckCircle2, text: isHandsFreeMode(mode) ? t('silence') : t('done') },
        ]
      : [{ Icon: Keyboard, text: t('type', { max: textAnswerLimits.maxCharacters }) }]),
    ...(isChoice ? [{ Icon: Repeat2, text: t('change') }] : []),
    { Icon: ListChecks, text: t('end') },
  ]
}

/** Unlocks sound inside the click handler, because browsers require a click for it, then opens the interview page. */
function useStart(preInterview: PreInterview) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const start = async () => {
    const { sessionId } = preInterview
    if (sessionId === null) return preInterview.goTo('information')
    setIsBusy(true)
    setError(null)
    unlockSpeech(preInterview.language)
    try {
      await api.interview.chat.begin({ sessionId, mode: preInterview.mode })
      await preInterview.refresh()
      await navigate({ to: '/interview/$id/start', params: { id: preInterview.intro.linkId } })
    } catch (cause) {
      setError(cause)
      setIsBusy(false)
    }
  }
  return { start, isBusy, error }
}
