import { Collapsible } from '@base-ui/react/collapsible'
import type { Dim } from '@candor/contract'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { EvidenceList } from './evidence-list'
import { HowScored } from './how-scored'
import { ImprovementList } from './improvement-list'
import { LevelFigure } from './level-figure'
import { NeededList } from './needed-list'
import { ReferenceTip } from './reference-tip'
import { useResult } from './result-view'
import { useLevelText } from './use-level-text'
import { WhyList } from './why-text'

/** To a candidate: what would have raised the level, or what a level would have needed. Described dimensions never have one. */
function Raise({ dim }: { dim: Dim }) {
  if (dim.state === 'scored') return <ImprovementList dim={dim} />
  return dim.state === 'not_evaluated' ? <NeededList dim={dim} /> : null
}

function Opened({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment')
  const levelWords = useLevelText()
  const { reader, renderBeside } = useResult()
  return (
    <div className="flex flex-col gap-4 pt-1 pb-4">
      {dim.state === 'scored' && (
        <p className="flex flex-wrap gap-x-2.5 text-sm">
          <span className="font-medium">{levelWords(dim)}</span>
          <span className="text-ink-3">{t(`confidences.${dim.confidence}`)}</span>
        </p>
      )}
      {renderBeside?.(dim)}
      <WhyList entries={dim.why} />
      {dim.state === 'scored' && <EvidenceList evidence={dim.evidence} />}
      {reader === 'candidate' ? <Raise dim={dim} /> : <WhyList entries={dim.missing} label={t('panel.missing')} />}
      <HowScored dim={dim} />
    </div>
  )
}

/** Reviewer levels, shown next to the engine's. */
function ReviewerLevels({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment.levels')
  const { reviewer } = useResult()
  const own = reviewer.filter((entry) => entry.dimId === dim.id)
  if (own.length === 0) return null
  return (
    <span className="tnum rounded-full bg-brand-soft px-2 py-0.5 text-xs font-medium whitespace-nowrap text-brand-ink">
      {own.length === 1 && own[0] ? t('short', { level: own[0].level }) : t('several', { count: own.length })}
    </span>
  )
}

/** One dimension with its level. Expanded, it shows the reasons and quotes. */
export function DimRow({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment')
  return (
    <Collapsible.Root className="border-t border-line first:border-0" data-testid={`dim-${dim.id}`}>
      <div className="flex items-center gap-1">
        <Collapsible.Trigger className="group flex min-w-0 flex-1 items-center gap-2 rounded-lg py-2.5 text-left -outline-offset-2 touch:min-h-11">
          <ChevronDown
            size={15}
            aria-hidden="true"
            className="shrink-0 text-ink-3 transition-transform duration-150 group-data-panel-open:rotate-180"
          />
          <span className="min-w-0 flex-1 text-sm text-ink-2 group-hover:text-ink">{t(`dims.${dim.id}`)}</span>
          <ReviewerLevels dim={dim} />
          <LevelFigure dim={dim} />
        </Collapsible.Trigger>
        <ReferenceTip id={dim.id} />
      </div>
      <Collapsible.Panel className="h-(--collapsible-panel-height) overflow-clip transition-[height] duration-180 ease-out data-ending-style:h-0 data-starting-style:h-0">
        <Opened dim={dim} />
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
