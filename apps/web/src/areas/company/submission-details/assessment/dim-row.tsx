import { Collapsible } from '@base-ui/react/collapsible'
import type { Dim, SubmissionAnswer } from '@candor/contract'
import { ChevronDown } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { EvidenceList, type Playback } from './evidence-list'
import { useLevelWords } from './level-words'
import { MeasureTable } from './measure-table'
import { ReferenceTip } from './reference-tip'
import { WhyList } from './why-text'

interface DimRowProps {
  dim: Dim
  answers: readonly SubmissionAnswer[]
  playback: Playback | null
}

function Figure({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment')
  const format = useFormatter()
  if (dim.state === 'described') return <span className="text-right text-sm text-ink-3">{t('panel.inWords')}</span>
  if (dim.state === 'not_evaluated')
    return <span className="text-right text-sm text-ink-3">{t(`reasons.${dim.reason}`)}</span>
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="h-1.5 w-24 overflow-hidden max-xl:w-14 rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-brand"
          style={{ width: `${dim.percent}%`, opacity: 0.45 + dim.percent / 180 }}
        />
      </span>
      <span className="tnum w-7 text-right text-sm font-semibold">
        {format.number(dim.level, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
    </span>
  )
}

function Opened({ dim, answers, playback }: DimRowProps) {
  const t = useTranslations('assessment')
  const levelWords = useLevelWords()
  return (
    <div className="flex flex-col gap-4 pt-1 pb-4">
      {dim.state === 'scored' && (
        <p className="text-sm font-medium">
          {levelWords(dim)}
          <span className="font-normal text-ink-3"> · {t(`confidences.${dim.confidence}`)}</span>
        </p>
      )}
      <WhyList entries={dim.why} />
      {dim.state !== 'not_evaluated' && <EvidenceList evidence={dim.evidence} answers={answers} playback={playback} />}
      {dim.missing.length > 0 && <WhyList entries={dim.missing} label={t('panel.missing')} />}
      {dim.measures.length > 0 && (
        <details className="rounded-xl border border-line px-3.5 py-2.5">
          <summary className="cursor-pointer rounded-sm text-sm font-medium">{t('panel.how')}</summary>
          <div className="mt-2">
            <MeasureTable measures={dim.measures} answers={answers} />
          </div>
        </details>
      )}
    </div>
  )
}

/** One dimension: its level at a glance; opened, why, with the words behind it. */
export function DimRow({ dim, answers, playback }: DimRowProps) {
  const t = useTranslations('assessment')
  const name = t(`dims.${dim.id}`)
  return (
    <Collapsible.Root className="border-t border-line first:border-0" data-testid={`dim-${dim.id}`}>
      <div className="flex items-center gap-1">
        <Collapsible.Trigger className="group flex min-w-0 flex-1 items-center gap-2 rounded-lg py-2.5 text-left -outline-offset-2">
          <ChevronDown
            size={15}
            aria-hidden="true"
            className="shrink-0 text-ink-3 transition-transform duration-150 group-data-panel-open:rotate-180"
          />
          <span className="min-w-0 flex-1 truncate text-sm text-ink-2 group-hover:text-ink">{name}</span>
          <Figure dim={dim} />
        </Collapsible.Trigger>
        <ReferenceTip id={dim.id} />
      </div>
      <Collapsible.Panel className="h-(--collapsible-panel-height) overflow-clip transition-[height] duration-180 ease-out data-ending-style:h-0 data-starting-style:h-0">
        <Opened dim={dim} answers={answers} playback={playback} />
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
