import type { AssessmentPolicy } from '@candor/contract'
import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Section } from '../parts/section'
import { EngineChoice } from './engine-choice'

const does = ['language', 'evidence', 'same'] as const
const doesNot = ['quality', 'withdrawn', 'language'] as const

function Points({ title, isDone, points }: { title: string; isDone: boolean; points: readonly string[] }) {
  const Icon = isDone ? Check : Minus
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm text-ink-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon size={15} aria-hidden="true" className={`mt-0.5 shrink-0 ${isDone ? 'text-ok' : 'text-ink-3'}`} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who gives the levels, and what the built-in rules can and can't do. */
export function EngineSection({ policy, mayChange }: { policy: AssessmentPolicy; mayChange: boolean }) {
  const t = useTranslations('judgeExam.engine')
  const obstacles = useTranslations('judgeExam.obstacles')
  const isStopped = policy.engine === 'llm' && policy.obstacle !== null
  return (
    <Section title={t('title')} lead={t('lead')}>
      {isStopped && policy.obstacle !== null && (
        <Banner tone="warn" title={t('stopped')} className="mb-5">
          {obstacles(policy.obstacle)}
        </Banner>
      )}
      <EngineChoice policy={policy} mayChange={mayChange} />
      <div className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <Points isDone title={t('does')} points={does.map((point) => t(`doesList.${point}`))} />
        <Points isDone={false} title={t('doesNot')} points={doesNot.map((point) => t(`doesNotList.${point}`))} />
      </div>
    </Section>
  )
}
