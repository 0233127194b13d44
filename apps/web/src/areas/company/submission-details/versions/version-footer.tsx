import type { Assessment, SubmissionDetail } from '@candor/contract'
import { History, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { AssessedBy } from '../assessment/assessed-by'
import { ReevaluateDialog } from './reevaluate-dialog'
import { VersionsDialog } from './versions-dialog'

interface VersionFooterProps {
  submission: SubmissionDetail
  /** Null: there is no version, or the engine failed. */
  assessment: Assessment | null
  onShow: (assessmentId: string | null) => void
}

/** Shows engine and time, the list of versions, and the button for a new one. */
export function VersionFooter({ submission, assessment, onShow }: VersionFooterProps) {
  const t = useTranslations('assessment.versions')
  const { standing, can, assessmentState } = submission
  // A failed assessment can be requested again, a waiting one can't.
  const mayRepeat = can.review && (assessment !== null || assessmentState === 'error')
  if (assessment === null && !mayRepeat) return null
  return (
    <div className="flex flex-col gap-2">
      {assessment && <AssessedBy assessment={assessment} />}
      <div className="-ml-3 flex flex-wrap gap-1">
        {assessment && standing.versionCount > 1 && (
          <VersionsDialog
            submission={submission}
            shownId={assessment.id}
            onShow={onShow}
            trigger={
              <Button variant="ghost" size="sm">
                <History size={14} aria-hidden="true" />
                {t('list', { count: standing.versionCount })}
              </Button>
            }
          />
        )}
        {mayRepeat && (
          <ReevaluateDialog
            submissionId={submission.id}
            trigger={
              <Button variant="ghost" size="sm">
                <RotateCcw size={14} aria-hidden="true" />
                {t('reevaluate')}
              </Button>
            }
          />
        )}
      </div>
    </div>
  )
}
