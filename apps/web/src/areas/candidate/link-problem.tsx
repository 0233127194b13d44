import { useTranslations } from 'use-intl'
import { ApiError } from '../../shared/api/api-error'
import { useWaitText } from '../../shared/api/use-wait-text'
import { LostArt } from '../../shared/ui/art'
import { Button } from '../../shared/ui/button'
import { NoAccess } from '../../shared/ui/no-access'
import { NoticePage } from '../../shared/ui/notice-page'
import { RestoreAccessAction } from './restore-access/restore-access-action'

/** Codes that mean: not your interview, or none at all. What may not be known looks like what is not there. */
const noAccess = new Set(['INTERVIEW_NO_ACCESS', 'NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST'])

const closedTexts = { INTERVIEW_CLOSED: 'closed', INVITATION_EXPIRED: 'expired' } as const
const isClosedCode = (code: string): code is keyof typeof closedTexts => code in closedTexts

interface LinkProblemProps {
  linkId: string
  error: unknown
  onRetry: () => unknown
}

/** A link that leads nowhere: the spec's two refusals, a closed interview, or an error that can be tried again. */
export function LinkProblem({ linkId, error, onRetry }: LinkProblemProps) {
  const t = useTranslations('candidate.problem')
  const common = useTranslations('common.actions')
  const waitText = useWaitText()
  const code = error instanceof ApiError ? error.code : null
  // A candidate who began on another device may continue, even when the link accepts no one else.
  const restoreAccess = <RestoreAccessAction linkId={linkId} label="started" />
  if (code === 'INTERVIEW_NOT_SHARED') return <NoAccess reason="notShared" actions={restoreAccess} />
  if (code !== null && noAccess.has(code)) return <NoAccess reason="noAccess" actions={restoreAccess} />
  if (code !== null && isClosedCode(code))
    return <NoticePage art={<LostArt />} title={t(closedTexts[code])} actions={restoreAccess} />
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
      <p>{waitText(error)?.text ?? t('text')}</p>
    </NoticePage>
  )
}
