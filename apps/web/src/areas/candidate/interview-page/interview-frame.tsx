import { isOver } from '@candor/domain'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import type { LevelSource } from '../../../shared/speech/level-source'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../shared/ui/candidate-shell'
import { Countdown } from '../../../shared/ui/countdown'
import { Pill } from '../../../shared/ui/pill'
import { getHost } from '../host'
import { usePracticeTexts } from '../practice/use-practice-texts'
import { TroubleshootingGuide } from '../troubleshooting-guide'
import type { ActiveInterviewProps } from './active-interview-props'
import { InterviewerPanel } from './interviewer-panel'
import { QuestionCard } from './question-card'

interface InterviewFrameProps extends ActiveInterviewProps {
  /** The candidate's own picture, in the corner. */
  preview?: ReactNode
  /** The candidate's loudness, and whether they search for words. The interviewer reacts to both. */
  microphoneLevel?: LevelSource
  isHesitating?: boolean
  /** The interviewer's mood while it is silent. */
  isBusy: boolean
  /** The button in the footer. */
  action: ReactNode
  /** The answer area. */
  children: ReactNode
}

/** The layout: interviewer and captions on one side, question and answer on the other, one button below. */
export function InterviewFrame(props: InterviewFrameProps) {
  const t = useTranslations('candidate')
  const common = useTranslations('common.actions')
  const { intro, session, leftMs, preview, isBusy, action, children, onFinished } = props
  const { snapshot } = session
  const hasEnded = isOver(snapshot)
  const practice = usePracticeTexts(snapshot)
  const minutes = Math.round(intro.durationMs / 60_000)
  return (
    <CandidateShell
      company={getHost(intro)}
      lead={snapshot.isOwnPace ? intro.positionName : t('lead', { position: intro.positionName, minutes })}
      tools={
        <>
          <TroubleshootingGuide />
          <span className="ml-1">
            {snapshot.isOwnPace ? <Pill tone="brand">{t('pace.on')}</Pill> : <Countdown leftMs={leftMs} />}
          </span>
        </>
      }
      footer={
        hasEnded ? (
          <StickyFooter>
            <Button size="lg" onClick={onFinished}>
              {common('continue')}
            </Button>
          </StickyFooter>
        ) : (
          <StickyFooter back={<EndButton session={session} />}>{action}</StickyFooter>
        )
      }
    >
      <h1 className="sr-only">{t('interviewPage.title')}</h1>
      {practice !== null && <Banner className="mb-4">{practice.note}</Banner>}
      <div className="grid gap-5 max-md:-mt-2 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:gap-7">
        <InterviewerPanel {...props} isBusy={isBusy} preview={preview} />
        <div className="flex min-w-0 flex-col gap-5 max-md:gap-3">
          <QuestionCard {...props} />
          {!hasEnded && children}
        </div>
      </div>
    </CandidateShell>
  )
}

function EndButton({ session }: Pick<ActiveInterviewProps, 'session'>) {
  const t = useTranslations('candidate.interviewPage')
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { snapshot } = session
  const practice = usePracticeTexts(snapshot)
  const end = async () => {
    setIsBusy(true)
    try {
      await session.command(() => api.interview.chat.end({ sessionId: snapshot.id }))
    } finally {
      setIsBusy(false)
      setIsOpen(false)
    }
  }
  return (
    <AlertDialog
      title={t('endTitle')}
      description={practice?.note ?? t('endText')}
      confirmLabel={t('endConfirm')}
      cancelLabel={t('endCancel')}
      isDanger
      isBusy={isBusy}
      open={isOpen}
      onOpenChange={setIsOpen}
      onConfirm={() => void end()}
      trigger={
        <Button variant="ghost" size="lg" className="max-md:px-3">
          <LogOut size={17} aria-hidden="true" />
          <span className="max-md:sr-only">{practice === null ? t('end') : t('leave')}</span>
        </Button>
      }
    />
  )
}
