import type { OwnDeletion } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { describePending } from '../submission/your-data/describe-pending'
import { useInstantText } from '../submission/your-data/use-instant-text'
import type { useRestoreInterview } from '../submission/your-data/use-own-deletion'

interface PendingDeletionProps {
  deletion: OwnDeletion
  /** Of the row, which stays after this is gone. */
  restore: ReturnType<typeof useRestoreInterview>
}

/** In the list, an interview that the candidate deleted and that isn't erased yet: until when it can be restored. */
export function PendingDeletion({ deletion, restore }: PendingDeletionProps) {
  const t = useTranslations('responses.ownData')
  const show = useInstantText()
  const errorText = useErrorText()
  const { positionName: position, organizationName: company } = deletion
  return (
    <div className="flex basis-full flex-col gap-3">
      <p className="max-w-[68ch] text-base">
        {t('byYou')}. {t('hidden', { company })} {describePending(deletion, t, show)}
      </p>
      {restore.error && <Banner tone="bad">{errorText(restore.error)}</Banner>}
      <div className="flex flex-wrap gap-2">
        {deletion.undoMs > 0 && (
          <Button
            isBusy={restore.isPending}
            aria-label={t('undoOf', { position, company })}
            onClick={() => restore.mutate()}
          >
            {t('undo')}
          </Button>
        )}
        <LinkButton
          href={`/submission/${deletion.submissionId}`}
          variant="secondary"
          aria-label={t('openOf', { position, company })}
        >
          {t('open')}
        </LinkButton>
      </div>
    </div>
  )
}
