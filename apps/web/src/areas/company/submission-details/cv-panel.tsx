import type { Assessment, SubmissionDetail } from '@candor/contract'
import { Download, FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CvReport } from '../../../features/results/cv/cv-report'
import type { CvPlace } from '../../../features/results/result-view'
import { Banner } from '../../../shared/ui/banner'
import { LinkButton } from '../../../shared/ui/link-button'

interface CvPanelProps {
  submission: SubmissionDetail
  assessment: Assessment | null
  /** The line that a quote links to. */
  place: CvPlace | null
}

/** The submitted CV with its download, and what was read in it. */
export function CvPanel({ submission, assessment, place }: CvPanelProps) {
  const t = useTranslations('company.review.cv')
  const { cv } = submission
  if (!cv) return <p className="p-6 text-base text-ink-2">{t('empty')}</p>
  return (
    <div className="flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-center gap-4 rounded-xl border border-line p-4">
        <span className="grid size-10 place-items-center rounded-lg bg-brand-soft text-brand-ink">
          <FileText size={18} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate text-base font-medium">{cv.name}</p>
          <p className="tnum text-sm text-ink-3">{t('size', { size: Math.ceil(cv.sizeBytes / 1024) })}</p>
        </div>
        {submission.can.review && (
          <LinkButton href={`/api/interview/submission/${submission.id}/cv`} download variant="secondary">
            <Download size={16} aria-hidden="true" />
            {t('download')}
          </LinkButton>
        )}
      </div>
      {!cv.isReadable && <Banner tone="warn">{t('unreadable')}</Banner>}
      {assessment && <CvReport assessment={assessment} place={place} />}
    </div>
  )
}
