import type { InterviewIntro } from '@candor/contract'
import { clsx } from 'clsx'
import { Accessibility, type LucideIcon, Repeat2, TimerOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { Button, type ButtonProps } from '../../../shared/ui/button'
import { AdjustmentDialog } from '../accommodation/adjustment-dialog'
import { AskDialog, AskIcon } from '../ask/ask-dialog'
import { usePace } from '../use-pace'
import type { ActiveInterviewProps } from './active-interview-props'

interface QuestionToolsProps {
  session: Pick<ActiveInterviewProps['session'], 'snapshot' | 'apply' | 'command' | 'waitForAnswer'> & {
    realtime: Pick<ActiveInterviewProps['session']['realtime'], 'send'>
  }
  voice: Pick<ActiveInterviewProps['voice'], 'isQuestionAsked' | 'repeat'>
  intro: Pick<InterviewIntro, 'linkId' | 'organizationName' | 'modes'>
}

/** What the candidate may do with a question in every mode: hear it again, and take their time. */
export function QuestionTools({ session, voice, intro }: QuestionToolsProps) {
  const t = useTranslations('candidate')
  const { snapshot } = session
  const pace = usePace(snapshot.id, session.apply)
  /** While the candidate writes, a silence doesn't end the answer. */
  const hold = (isOpen: boolean) =>
    session.realtime.send(isOpen ? { type: 'hold', reason: 'question' } : { type: 'release' })
  return (
    <div className="-mx-2 mt-2 flex flex-wrap gap-x-1">
      <ToolButton
        Icon={Repeat2}
        label={t('interviewPage.repeat')}
        short={t('interviewPage.repeatShort')}
        disabled={!voice.isQuestionAsked}
        onClick={() => repeat({ session, voice })}
      />
      <ToolButton
        Icon={TimerOff}
        label={t('pace.ownPace')}
        short={t('pace.short')}
        title={t('pace.hint')}
        disabled={pace.isBusy}
        aria-pressed={snapshot.isOwnPace}
        onClick={() => void pace.change(!snapshot.isOwnPace)}
      />
      <AskDialog
        session={snapshot}
        company={intro.organizationName}
        trigger={<ToolButton Icon={AskIcon} label={t('ask.open')} short={t('ask.short')} />}
        onOpenChange={hold}
      />
      <AdjustmentDialog
        intro={intro}
        session={snapshot}
        trigger={<ToolButton Icon={Accessibility} label={t('adjustment.open')} short={t('adjustment.short')} />}
        onOpenChange={hold}
        onWaiting={session.waitForAnswer}
      />
    </div>
  )
}

/** Speaks the question again. The server gives the time back, and a silence during it doesn't end the answer. */
function repeat({ session, voice }: Omit<QuestionToolsProps, 'intro'>): void {
  const { snapshot, realtime } = session
  const { current } = snapshot
  if (current === null) return
  voice.repeat()
  const { turn, take } = current
  realtime.send({ type: 'think', turn, take })
  // A refusal means that the question is over: the session says so by itself.
  session.command(() => api.interview.chat.repeat({ sessionId: snapshot.id, turn })).catch(() => {})
}

interface ToolButtonProps extends Omit<ButtonProps, 'children'> {
  Icon: LucideIcon
  label: string
  /** On phones. */
  short: string
}

function ToolButton({ Icon, label, short, ...button }: ToolButtonProps) {
  const isPressed = button['aria-pressed'] === true
  return (
    <Button variant="ghost" size="sm" className={clsx(isPressed && 'bg-brand-soft text-brand-ink')} {...button}>
      <Icon size={16} aria-hidden="true" />
      <span className="max-md:sr-only">{label}</span>
      <span className="md:hidden" aria-hidden="true">
        {short}
      </span>
    </Button>
  )
}
