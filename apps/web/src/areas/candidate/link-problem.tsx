import { useTranslations } from 'use-intl'
import { ApiError } from '../../shared/api/api-error'
import { LostArt } from '../../shared/ui/art'
import { Button } from '../../shared/ui/button'
import { NoAccess } from '../../shared/ui/no-access'
import { NoticePage } from '../../shared/ui/notice-page'
import { RestoreAccessDialog } from './restore-access/restore-access-dialog'

/** Codes that mean: not your interview, or none at all. What may not be known looks like what is not there. */
const noAccess = new Set(['INTERVIEW_NO_ACCESS', 'NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST'])

/** The shape of a set's public link: of anything else no mail can bring an interview back. */
const publicLink = /^[A-Za-z0-9_-]{22,43}$/

/** A candidate who began on another device may continue, even when the link accepts no one else. */
function ComeBackAction({ linkId }: { linkId: string }) {
  const t = useTranslations('candidate.restoreAccess')
  if (!publicLink.test(linkId)) return null
  return (
    <RestoreAccessDialog
      linkId={linkId}
      email=""
      trigger={
        <Button variant="secondary" size="lg">
          {t('started')}
        </Button>
      }
    />
  )
}

interface LinkProblemProps {
  linkId: string
  error: unknown
  onRetry: () => unknown
}

/** A link that leads nowhere: the spec's two refusals, a closed interview, or an error that can be tried again. */
export function LinkProblem({ linkId, error, onRetry }: LinkProblemProps) {
  const t = useTranslations('candidate.problem')
  const common = useTranslations('common.actions')
  const code = error instanceof ApiError ? error.code : null
  const restoreAccess = <ComeBackAction linkId={linkId} />
  if (code === 'INTERVIEW_NOT_SHARED') return <NoAccess reason="notShared" actions={restoreAccess} />
  if (code !== null && noAccess.has(code)) return <NoAccess reason="noAccess" actions={restoreAccess} />
  if (code === 'INTERVIEW_CLOSED') return <NoticePage art={<LostArt />} title={t('closed')} actions={restoreAccess} />
  return (
    <NoticePage
      art={<LostArt />}
      title={t('title')}
      actions={
        <Button size="lg" onClick={() => void onRetry()}>
          {common('retry')}
        </Button>
      }
    >
      <p>{t('text')}</p>
    </NoticePage>
  )
}
