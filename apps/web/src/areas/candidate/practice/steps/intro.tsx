import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck, ListX, type LucideIcon, MessageCircleQuestion, MonitorCheck, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { PreInterviewFrame } from '../../pre-interview/pre-interview-frame'
import type { PracticeState } from '../practice-state'

interface Fact {
  Icon: LucideIcon
  title: string
  hint: string
}

function useFacts({ intro, isRehearsal }: PracticeState): Fact[] {
  const t = useTranslations('practice.intro')
  const company = intro.organizationName
  if (isRehearsal) {
    return [
      { Icon: MessageCircleQuestion, title: t('trialOwn'), hint: t('trialOwnHint', { count: intro.questionCount }) },
      { Icon: ListX, title: t('trialScreening'), hint: t('trialScreeningHint') },
    ]
  }
  return [
    { Icon: BadgeCheck, title: t('free'), hint: t('freeHint') },
    { Icon: Trash2, title: t('deleted'), hint: t('deletedHint', { company }) },
    { Icon: MonitorCheck, title: t('same'), hint: t('sameHint') },
  ]
}

/** What a practice is. The way back leads to the interview's own steps. */
export function PracticeIntro({ practice }: { practice: PracticeState }) {
  const t = useTranslations('practice.intro')
  const trial = useTranslations('candidate.rehearsal')
  const navigate = useNavigate()
  const facts = useFacts(practice)
  const { intro, isRehearsal } = practice
  const leave = () => void navigate({ to: '/interview/$id', params: { id: intro.linkId } })
  return (
    <PreInterviewFrame
      preInterview={{ ...practice, back: isRehearsal ? null : leave }}
      isArrival={!practice.hasMoved}
      title={isRehearsal ? trial('pageTitle') : t('title')}
      lead={isRehearsal ? trial('pageText') : t('text', { company: intro.organizationName })}
      action={
        <Button size="lg" onClick={practice.next}>
          {t('start')}
        </Button>
      }
    >
      <ul className="max-w-[680px] divide-y divide-line rounded-2xl border border-line bg-card px-5 shadow-1">
        {facts.map(({ Icon, title, hint }) => (
          <li key={title} className="flex items-start gap-4 py-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
              <Icon size={19} aria-hidden="true" />
            </span>
            <div>
              <p className="text-base font-semibold">{title}</p>
              <p className="text-base text-ink-2">{hint}</p>
            </div>
          </li>
        ))}
      </ul>
    </PreInterviewFrame>
  )
}
