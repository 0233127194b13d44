import { deletionLimits, type OwnSubmission } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { LinkButton } from '../../../../shared/ui/link-button'
import { LeaveDialog } from '../../leave/leave-dialog'
import { useDeleteInterview } from './use-own-deletion'

export const DATA_TITLE_ID = 'your-data-title'

/** A hold is the company's: the candidate learns that it refuses, not why. */
const isHeld = (error: unknown): boolean => error instanceof ApiError && error.code === 'LEGAL_HOLD'

/** What a candidate can do with their data, without asking anyone. */
export function YourDataCard({ own }: { own: OwnSubmission }) {
  const t = useTranslations('responses.ownData')
  const leave = useTranslations('candidate.leave')
  const format = useFormatter()
  const errorText = useErrorText()
  const remove = useDeleteInterview(own.id)
  const { organizationName: company, archiveSizeBytes } = own
  const { keepUntil, deleteAt } = own.retention
  const show = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' })
  const keepDate = keepUntil === null ? null : show(keepUntil)
  const texts = { company, minutes: String(deletionLimits.undoMinutes), date: keepDate ?? '' }
  return (
    <Card padding="lg" aria-labelledby={DATA_TITLE_ID}>
      <h2 id={DATA_TITLE_ID} className="scroll-mt-6 text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-base text-ink-2">{keepDate ? t('leadKept', texts) : t('lead', texts)}</p>
      {deleteAt !== null && (
        <p className="mt-1 max-w-[68ch] text-base text-ink-2">{t('deleteAt', { company, date: show(deleteAt) })}</p>
      )}
      {archiveSizeBytes !== undefined && (
        <p id="archive-size" className="mt-1 text-base text-ink-2">
          {t('downloadSize', { megabytes: Math.round(archiveSizeBytes / 1_000_000) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton
          href={`/api/seeker/seeker/submission/${own.id}/archive`}
          download
          size="lg"
          aria-describedby={archiveSizeBytes === undefined ? undefined : 'archive-size'}
        >
          {t('download')}
        </LinkButton>
        <AlertDialog
          title={t('ask')}
          description={keepDate ? t('consequencesKept', texts) : t('consequences', texts)}
          confirmLabel={t('delete')}
          isDanger
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          trigger={
            <Button variant="danger" size="lg">
              {t('delete')}
            </Button>
          }
        >
          {remove.error && (
            <Banner tone="bad" className="mt-3">
              {isHeld(remove.error) ? t('refused', { company }) : errorText(remove.error)}
            </Banner>
          )}
        </AlertDialog>
        <LeaveDialog
          session={{ id: own.sessionId }}
          reason="notMe"
          trigger={
            <Button variant="secondary" size="lg">
              {leave('notMe')}
            </Button>
          }
          onLeft={() => window.location.replace('/submission')}
        />
        <LeaveDialog
          session={{ id: own.sessionId }}
          reason="done"
          trigger={
            <Button variant="secondary" size="lg">
              {leave('done')}
            </Button>
          }
          onLeft={() => window.location.replace('/submission')}
        />
      </div>
    </Card>
  )
}
