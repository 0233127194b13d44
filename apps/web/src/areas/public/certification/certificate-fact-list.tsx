import type { CertificateFacts } from '@candor/contract'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { formatClock } from '../../../shared/format-clock'

interface FactProps {
  label: string
  children: ReactNode
}

function Fact({ label, children }: FactProps) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-2">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="min-w-0 text-base break-words text-ink">{children}</dd>
    </div>
  )
}

/** What assessed the interview, and the level if the candidate shows it. */
function AssessmentFacts({ assessment }: { assessment: CertificateFacts['assessment'] }) {
  const t = useTranslations('certificate.paper')
  const format = useFormatter()
  if (assessment === null) return <Fact label={t('assessment')}>{t('notAssessed')}</Fact>
  const { engine, engineVersion: version, model, level } = assessment
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return (
    <>
      <Fact label={t('assessment')}>
        {engine === 'llm' ? t('model', { model: model ?? '', version }) : t('builtin', { version })}
      </Fact>
      <Fact label={t('level')}>
        {level === null ? t('levelHidden') : t('levelOfFive', { level: format.number(level, digits) })}
      </Fact>
    </>
  )
}

/** What Candor knows of the interview. */
export function CertificateFactList({ facts }: { facts: CertificateFacts }) {
  const t = useTranslations('certificate.paper')
  const format = useFormatter()
  const date = format.dateTime(new Date(facts.completedAt), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <dl className="mt-7 border-b border-line">
      <Fact label={t('organization')}>{facts.organizationName}</Fact>
      <Fact label={t('position')}>{facts.positionName}</Fact>
      <Fact label={t('completed')}>{t('utc', { date })}</Fact>
      <Fact label={t('duration')}>
        <span className="tnum">{formatClock(facts.durationMs)}</span>
      </Fact>
      <Fact label={t('language')}>{t(`languages.${facts.language}`)}</Fact>
      <Fact label={t('answers')}>{format.number(facts.answerCount)}</Fact>
      <AssessmentFacts assessment={facts.assessment} />
      <Fact label={t('identity')}>{t('identityNotChecked')}</Fact>
    </dl>
  )
}
