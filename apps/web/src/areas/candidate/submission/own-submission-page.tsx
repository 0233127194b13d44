import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { useErrorText } from '../../../shared/api/use-error-text'
import { LostArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { NoAccess } from '../../../shared/ui/no-access'
import { NoticePage } from '../../../shared/ui/notice-page'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { MAIN_ID } from '../../../shared/ui/skip-link'
import { RestoreAccessAction } from '../restore-access/restore-access-action'
import { OwnSubmissionView } from './own-submission-view'
import { useOwnSubmission } from './use-own-submission'
import { DeletionReceipt } from './your-data/deletion-receipt'
import { useOwnDeletion } from './your-data/use-own-deletion'

/** What may not be known looks like what is not there. */
const noAccess = new Set([
  'INTERVIEW_NO_ACCESS',
  'SESSION_NOT_FOUND',
  'NOT_FOUND',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
])

const isNoAccess = (error: unknown): boolean => error instanceof ApiError && noAccess.has(error.code)

interface OwnSubmissionPageProps {
  id: string
  /** The public link of the interview, in mailed addresses: with it a browser without access can get it by mail. */
  linkId?: string | undefined
}

/** Loads the candidate's own submission and shows it. */
export function OwnSubmissionPage({ id, linkId }: OwnSubmissionPageProps) {
  const t = useTranslations('assessment.own')
  const common = useTranslations('common.actions')
  const errorText = useErrorText()
  const { data, error, refetch } = useOwnSubmission(id)
  const deletion = useOwnDeletion(id)
  const reload = () => void Promise.all([refetch(), deletion.refetch()])
  if (deletion.data?.deletion) return <DeletionReceipt deletion={deletion.data.deletion} />
  if (data && !deletion.isLoading) return <OwnSubmissionView own={data} />
  if (!error || deletion.isLoading)
    return (
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        <h1 className="sr-only">{t('loading')}</h1>
        <SkeletonPage />
      </main>
    )
  if (isNoAccess(error))
    return (
      <NoAccess
        reason="noAccess"
        actions={linkId && <RestoreAccessAction linkId={linkId} label="open" onRestored={reload} />}
      />
    )
  return (
    <NoticePage
      art={<LostArt />}
      title={t('loadFailed')}
      actions={
        <Button size="lg" onClick={() => void refetch()}>
          <RotateCcw size={16} aria-hidden="true" />
          {common('retry')}
        </Button>
      }
    >
      <p role="alert">{errorText(error)}</p>
    </NoticePage>
  )
}
