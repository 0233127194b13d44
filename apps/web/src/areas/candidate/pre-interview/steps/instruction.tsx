import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { unlockSpeech } from '../../../../shared/speech/unlock-speech'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { PaceChoice } from '../../pace-choice'
import { ModeChoice } from '../devices/mode-choice'
import { InstructionLines } from '../instruction-lines'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

/** Explains how the interview works and starts it. Starting also starts the interview time. */
export function InstructionStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.instruction')
  const errorText = useErrorText()
  const { start, isBusy, error } = useStart(preInterview)
  const { intro, mode } = preInterview
  const { session } = intro
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
        <InstructionLines intro={intro} mode={mode} durationMs={intro.durationMs} end={t('end')} />
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
