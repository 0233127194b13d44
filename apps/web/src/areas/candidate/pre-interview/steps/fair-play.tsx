import { DoorOpen, MonitorCheck, PenLine, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

const rules = [
  { id: 'own', Icon: PenLine },
  { id: 'alone', Icon: DoorOpen },
  { id: 'stay', Icon: MonitorCheck },
] as const

/** The specification's cheating warning: the same rules for everyone, and what is not measured. */
export function FairPlayStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.fairPlay')
  const signals = useTranslations('integrity')
  const isNoticed = preInterview.intro.hasIntegritySignals && preInterview.draft.readSignals() === true
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('title')}
      lead={t('text')}
      action={
        <Button size="lg" onClick={preInterview.next}>
          {t('agree')}
        </Button>
      }
    >
      <ul className="grid gap-4 md:grid-cols-3">
        {rules.map(({ id, Icon }) => (
          <li key={id} className="rounded-2xl border border-line bg-card p-5 shadow-1">
            <span className="grid size-10 place-items-center rounded-xl bg-brand-soft text-brand-ink">
              <Icon size={19} aria-hidden="true" />
            </span>
            <h2 className="mt-4 text-lg font-semibold">{t(id)}</h2>
            <p className="mt-1 text-base text-ink-2">{t(`${id}Text`)}</p>
          </li>
        ))}
      </ul>
      <Banner className="mt-5" icon={<ShieldCheck size={16} aria-hidden="true" />}>
        {isNoticed ? signals('fairPlay') : t('watch')}
      </Banner>
    </PreInterviewFrame>
  )
}
