import { type Assessment, cvDims } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { DimRow } from '../dim-row'
import type { CvPlace } from '../result-view'
import { CvFlags } from './cv-flags'
import { CvLineList } from './cv-line-list'
import { cvLines } from './cv-lines'
import { CvTimeline } from './cv-timeline'

interface CvReportProps {
  assessment: Assessment
  /** The line that a quote links to. */
  place: CvPlace | null
}

/** What was read in the CV: entries, remarks, the eight attributes, and the lines behind them. */
export function CvReport({ assessment, place }: CvReportProps) {
  const t = useTranslations('assessment.cv')
  const { cv, redFlags } = assessment
  if (!cv && redFlags.length === 0) return <p className="text-base text-ink-2">{t('notRead')}</p>
  return (
    <div className="flex flex-col gap-8" data-testid="cv-report">
      {cv && <CvTimeline reading={cv} place={place} />}
      <CvFlags flags={redFlags} place={place} />
      {cv && (
        <>
          <section aria-label={t('attributes')}>
            <h2 className="text-lg font-semibold">{t('attributes')}</h2>
            <p className="mt-0.5 text-sm text-ink-3">{t('attributesLead')}</p>
            <div className="mt-2">
              {cvDims.map((id) => (
                <DimRow key={id} dim={assessment.dims[id]} />
              ))}
            </div>
          </section>
          <CvLineList lines={cvLines(assessment)} place={place} />
        </>
      )}
    </div>
  )
}
