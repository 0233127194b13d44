import { accessRefusals, type InterviewAccess } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../shared/api/api-error'
import { useWaitText } from '../../shared/api/use-wait-text'
import { LostArt } from '../../shared/ui/art'
import { Button } from '../../shared/ui/button'
import { NoAccess } from '../../shared/ui/no-access'
import { NoticePage } from '../../shared/ui/notice-page'
import { RestoreAccessAction } from './restore-access/restore-access-action'

/** Codes that mean: not your interview, or none at all. What may not be known looks like what is not there. */
const noAccess = ['INTERVIEW_NO_ACCESS', 'NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST'] as const
const closedTexts = { INTERVIEW_CLOSED: 'closed', INVITATION_EXPIRED: 'expired' } as const

type Refusal = InterviewAccess['whyNot'] & string
type LinkRefusalCode = Refusal | (typeof noAccess)[number]
const isRefusal = (code: string): code is LinkRefusalCode =>
  [...accessRefusals, ...noAccess].some((refusal) => refusal === code)

interface LinkRefusalProps {
  linkId: string
  code: LinkRefusalCode
}

/** Why a link opens no interview. A candidate who began on another device may continue, even where it accepts no one else. */
export function LinkRefusal({ linkId, code }: LinkRefusalProps) {
  const t = useTranslations('candidate.problem')
  const errors = useTranslations('errors')
  const actions = <RestoreAccessAction linkId={linkId} label="started" />
  if (code === 'INTERVIEW_NOT_SHARED') return <NoAccess reason="notShared" actions={actions} />
  if (code === 'INTERVIEW_ATTEMPTS_USED') {
    return (
      <NoticePage art={<LostArt />} title={t('attemptsUsed')} actions={actions}>
        <p>{errors(code)}</p>
      </NoticePage>
    )
  }
  if (code === 'INTERVIEW_CLOSED' || code === 'INVITATION_EXPIRED')
    return <NoticePage art={<LostArt />} title={t(closedTexts[code])} actions={actions} />
  return <NoAccess reason="noAccess" actions={actions} />
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
  const waitText = useWaitText()
  const code = error instanceof ApiError ? error.code : null
  if (code !== null && isRefusal(code)) return <LinkRefusal linkId={linkId} code={code} />
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
