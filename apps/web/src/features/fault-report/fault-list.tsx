import type { FaultReport, FaultSpan } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { formatClock } from '../../shared/format-clock'
import { FaultIcon } from './fault-icon'
import { listReportableFaults } from './reportable-faults'
import { useFaultText } from './use-fault-text'

/** A bad connection causes many short faults, so only the first ones are shown until a press expands the list. */
const SHOWN = 4

interface FaultListProps {
  faultReport: FaultReport
  /** The answer's length; null where it is not known. */
  answerMs: number | null
}

/** What went wrong in one answer, in plain words, by time, and how much of it is missing. */
export function FaultList({ faultReport, answerMs }: FaultListProps) {
  const t = useTranslations('recording.faultReport')
  const { lostMs } = faultReport
  const faults = listReportableFaults(faultReport.faults)
  const rest = faults.slice(SHOWN)
  return (
    <div className="text-sm">
      <Faults faults={faults.slice(0, SHOWN)} answerMs={answerMs} label={t('label')} />
      {rest.length > 0 && (
        <details className="mt-1.5">
          <summary className="w-fit cursor-pointer rounded-sm underline underline-offset-2 touch:py-2.5">
            {t('more', { count: rest.length })}
          </summary>
          <div className="mt-1.5">
            <Faults faults={rest} answerMs={answerMs} label={t('label')} />
          </div>
        </details>
      )}
      <p className="tnum mt-1.5 text-xs opacity-90">
        {lostMs > 0 ? t('lost', { time: formatClock(lostMs) }) : t('complete')}
      </p>
    </div>
  )
}

function Faults({ faults, answerMs, label }: { faults: readonly FaultSpan[]; answerMs: number | null; label: string }) {
  const words = useFaultText()
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {faults.map((fault) => (
        <li key={`${fault.kind} ${fault.startMs}`} data-fault={fault.kind} className="tnum flex gap-2">
          <span className="mt-0.5">
            <FaultIcon kind={fault.kind} />
          </span>
          {words(fault, answerMs)}
        </li>
      ))}
    </ul>
  )
}
