import { type Assessment, descriptiveDims } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { EvidenceList } from './evidence-list'
import { HowScored } from './how-scored'
import { ReferenceTip } from './reference-tip'
import { WhyList } from './why-text'

/** Vibe and general expression: described in words, from the words only, never as a level. */
export function ExpressionCard({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment')
  const dims = descriptiveDims.map((id) => assessment.dims[id]).filter((dim) => dim.state === 'described')
  if (dims.length === 0) return null
  return (
    <Card aria-label={t('words.title')} data-testid="words">
      <h2 className="text-lg font-semibold">{t('words.title')}</h2>
      <p className="mt-0.5 text-sm text-ink-3">{t('words.lead')}</p>
      {dims.map((dim) => (
        <section key={dim.id} className="mt-4 flex flex-col gap-2.5" data-testid={`dim-${dim.id}`}>
          <div className="flex items-center justify-between">
            <h3 className="text-sm font-semibold">{t(`dims.${dim.id}`)}</h3>
            <ReferenceTip id={dim.id} />
          </div>
          <WhyList entries={dim.why} />
          {dim.evidence.length > 0 && <EvidenceList evidence={dim.evidence} />}
          <HowScored dim={dim} />
        </section>
      ))}
    </Card>
  )
}
