import type { Assessment, SubmissionDetail } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { ReevaluateDialog } from './reevaluate-dialog'

interface VersionNoticesProps {
  submission: SubmissionDetail
  /** The shown older version; null: the current one. */
  older: Assessment | null
  onBack: () => void
}

/** Notices about the shown version, such as a newer one being prepared. */
export function VersionNotices({ submission, older, onBack }: VersionNoticesProps) {
  const t = useTranslations('assessment.versions')
  const format = useFormatter()
  const { standing, can, id } = submission
  if (older)
    return (
      // Sticky, so that it stays visible while the reader scrolls an older version.
      <div className="sticky -top-1 z-10 rounded-xl bg-card shadow-1">
        <Banner
          action={
            <Button variant="secondary" size="sm" onClick={onBack}>
              {t('back')}
            </Button>
          }
        >
          {t('older', {
            date: format.dateTime(new Date(older.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Banner>
      </div>
    )
  const { judging, isRunning, failedTries, versionCount } = standing
  return (
    <>
      {isRunning && <Banner title={t('running.title')}>{t('running.text')}</Banner>}
      {failedTries !== null && versionCount > 0 && (
        <Banner tone="warn" title={t('givenUp.again.title')}>
          {t('givenUp.again.text', { count: failedTries })}
        </Banner>
      )}
      {(judging === 'waiting' || judging === 'failed') && (
        <Banner tone={judging === 'failed' ? 'warn' : 'info'} title={t(`judging.${judging}.title`)}>
          {t(`judging.${judging}.text`)}
        </Banner>
      )}
      {standing.isStale && !isRunning && (
        <Banner
          title={t('stale')}
          action={
            can.review && (
              <ReevaluateDialog
                submissionId={id}
                trigger={
                  <Button variant="secondary" size="sm">
                    {t('reevaluate')}
                  </Button>
                }
              />
            )
          }
        >
          {t('staleText')}
        </Banner>
      )}
    </>
  )
}
