import { useTranslations } from 'use-intl'
import { ApiError } from '../../shared/api/api-error'
import { LostArt } from '../../shared/ui/art'
import { Button } from '../../shared/ui/button'
import { NoAccess } from '../../shared/ui/no-access'
import { NoticePage } from '../../shared/ui/notice-page'

/** Codes that mean: not your interview, or none at all. What may not be known looks like what is not there. */
const noAccess = new Set(['INTERVIEW_NO_ACCESS', 'NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST'])

/** A link that leads nowhere: the spec's two refusals, a closed interview, or an error that can be tried again. */
export function LinkProblem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useTranslations('candidate.problem')
  const common = useTranslations('common.actions')
  const code = error instanceof ApiError ? error.code : null
  if (code === 'INTERVIEW_NOT_SHARED') return <NoAccess reason="notShared" />
  if (code !== null && noAccess.has(code)) return <NoAccess reason="noAccess" />
  if (code === 'INTERVIEW_CLOSED') return <NoticePage art={<LostArt />} title={t('closed')} />
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
