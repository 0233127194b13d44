import type { AssessmentVersion, SubmissionDetail } from '@candor/contract'
import { type ReactElement, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Dialog } from '../../../../shared/ui/dialog'
import { SkeletonList } from '../../../../shared/ui/skeleton'
import { useVersionList } from './use-versions'
import { VersionEntry } from './version-entry'

interface VersionsDialogProps {
  submission: SubmissionDetail
  /** The version shown behind the dialog. */
  shownId: string
  onShow: (assessmentId: string | null) => void
  trigger: ReactElement
}

/** All versions, newest first, each with its changes from the previous one. */
export function VersionsDialog({ submission, shownId, onShow, trigger }: VersionsDialogProps) {
  const t = useTranslations('assessment.versions')
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const list = useVersionList(submission.id, isOpen)
  const show = (version: AssessmentVersion) => {
    onShow(version.isCurrent ? null : version.id)
    setIsOpen(false)
  }
  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
    >
      {list.isError && (
        <Banner tone="bad" title={t('loadFailed')}>
          {errorText(list.error)}
        </Banner>
      )}
      {!list.data && !list.isError && <SkeletonList rows={2} />}
      {list.data && (
        <ol className="flex max-h-[60dvh] flex-col gap-3 overflow-y-auto">
          {list.data.items.map((version, index) => (
            <VersionEntry
              key={version.id}
              version={version}
              isFirst={index === list.data.items.length - 1}
              isShown={version.id === shownId}
              onShow={() => show(version)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  )
}
