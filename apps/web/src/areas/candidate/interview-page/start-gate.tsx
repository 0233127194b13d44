import { hasBegun } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { unlockSpeech } from '../../../shared/speech/unlock-speech'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { AdjustmentButton } from '../accommodation/adjustment-button'
import { AdjustmentLine } from '../accommodation/adjustment-line'
import { InterviewerFigure } from '../interviewer-avatar/interviewer-figure'
import { PaceChoice } from '../pace-choice'
import { usePracticeTexts } from '../practice/use-practice-texts'
import { ResumeDialog } from '../pre-interview/resume-dialog'
import { StartNewButton } from '../start-new/start-new-button'
import type { InterviewProps } from './interview-props'

/** One press before the interview, because browsers play no sound without one. An interview under way continues from its last point. */
export function StartGate({ intro, session, mode, onOpen }: InterviewProps & { onOpen: () => void }) {
  const t = useTranslations('candidate')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const { snapshot } = session
  const practice = usePracticeTexts(snapshot)
  const sessionId = snapshot.id
  const open = async () => {
    unlockSpeech(snapshot.language)
    setIsBusy(true)
    setError(null)
    try {
      await session.command(() =>
        hasBegun(snapshot) ? api.interview.chat.resume({ sessionId }) : api.interview.chat.begin({ sessionId, mode }),
      )
      onOpen()
    } catch (cause) {
      setError(cause)
      setIsBusy(false)
    }
  }
  const leave = () =>
    void navigate({ to: '/interview/$id', params: { id: intro.linkId }, state: { isResumeLater: true } })
  return (
    <>
      <NoticePage
        art={
          <div className="h-44 w-56 overflow-clip rounded-2xl bg-stage pt-3">
            <InterviewerFigure who={intro.interviewer} />
          </div>
        }
        title={practice?.title ?? t('instruction.title')}
        actions={
          <>
            <Button size="lg" variant="secondary" onClick={leave}>
              {t('startNew.back')}
            </Button>
            <Button size="lg" isBusy={isBusy} onClick={() => void open()}>
              {practice?.start ?? t('instruction.start')}
            </Button>
          </>
        }
      >
        {!snapshot.isOwnPace && <p>{t('intro.durationHint')}</p>}
        <PaceChoice session={snapshot} onChanged={session.apply} className="mt-4 text-left" />
        <AdjustmentLine intro={intro} session={snapshot} onWaiting={session.waitForAnswer} />
        {error !== null && (
          <Banner tone="bad" className="mt-4 text-left">
            {errorText(error)}
          </Banner>
        )}
      </NoticePage>
      {hasBegun(snapshot) && (
        <ResumeDialog
          remainingMs={snapshot.isOwnPace ? null : snapshot.remainingMs}
          isBusy={isBusy}
          onResume={() => void open()}
          onLater={leave}
        >
          <AdjustmentButton intro={intro} session={snapshot} onWaiting={session.waitForAnswer} />
          <StartNewButton intro={intro} session={snapshot} />
        </ResumeDialog>
      )}
    </>
  )
}
