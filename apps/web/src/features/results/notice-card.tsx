import type { AssessmentState } from '@candor/contract'
import { CircleAlert, Hourglass, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { Progress } from '../../shared/ui/progress'
import { useResult } from './result-view'

const isWaiting = (state: NoticeCardProps['state']) => state === 'pending' || state === 'evaluating'

/** The company's notice is about the candidate or a transcript. The candidate gets a version that addresses them. */
function useNoticeText(): (state: NoticeCardProps['state']) => string {
  const t = useTranslations('assessment')
  const { reader } = useResult()
  return (state) => {
    const isOwn = state === 'incomplete' || state === 'insufficient' || state === 'ai_declined'
    return reader === 'candidate' && isOwn ? t(`own.notices.${state}`) : t(`notices.${state}.text`)
  }
}

interface NoticeCardProps {
  /** `ai_declined`: the candidate did not agree to AI. */
  state: AssessmentState | 'ai_declined'
  /** Replaces the state's own text, if the page can say more. */
  text?: string | undefined
  /** Below the text. */
  children?: ReactNode
}

/** Explains the state if there are no scores, or if they are only a sample. */
export function NoticeCard({ state, text, children }: NoticeCardProps) {
  const t = useTranslations('assessment.notices')
  const noticeText = useNoticeText()
  const Icon = isWaiting(state) ? Hourglass : state === 'error' ? CircleAlert : Info
  return (
    <Card role="status" data-testid="assessment-notice" data-state={state}>
      <div className="flex items-start gap-3.5">
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${state === 'error' ? 'bg-bad-soft text-bad' : 'bg-brand-soft text-brand-ink'}`}
        >
          <Icon size={18} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{t(`${state}.title`)}</h2>
          <p className="mt-0.5 text-sm text-ink-2">{text ?? noticeText(state)}</p>
          {children}
        </div>
      </div>
      {isWaiting(state) && (
        <div className="mt-4">
          <Progress value={null} label={t(`${state}.title`)} isLabelHidden note="" />
        </div>
      )}
    </Card>
  )
}
