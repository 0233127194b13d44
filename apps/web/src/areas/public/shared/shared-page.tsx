import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { LostArt, MissingArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { loadShared, type Refusal, readToken } from './load-shared'
import { SharedView } from './shared-view'

/** How often an open page asks whether the link is still valid. */
const CHECK_MS = 60_000

interface SharedPageProps {
  id: string
  submissionId: string | undefined
  onSubmission: (id: string) => void
  /** The token may leave the address: this browser has the cookie. */
  onOpened: () => void
}

/** Says that the link opens nothing and whom to ask, and nothing else. */
function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('shared')
  const { state, organizationName: company, sharedBy: person } = refusal
  const ask = () => {
    if (company === null) return null
    return person === null ? t('askCompany', { company }) : t('ask', { person, company })
  }
  return (
    <NoticePage art={<MissingArt />} title={t(`refused.${state}.title`)}>
      <p role="status" data-testid="share-refused" data-state={state}>
        {t(`refused.${state}.text`)} {ask()}
      </p>
    </NoticePage>
  )
}

/** Opens a share link in this browser and shows what it shows. */
export function SharedPage({ id, submissionId, onSubmission, onOpened }: SharedPageProps) {
  const t = useTranslations('shared')
  const common = useTranslations('common.actions')
  const errorText = useErrorText()
  // Read once: it leaves the address.
  const [token] = useState(() => readToken(window.location.hash))
  const share = useQuery({
    queryKey: ['shared', id, submissionId ?? null],
    queryFn: () => loadShared({ id, submissionId, token }),
    refetchInterval: CHECK_MS,
    refetchOnWindowFocus: true,
  })
  const { data } = share
  const isOpen = data?.kind === 'open'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the link is open, however often the page is drawn
  useEffect(() => {
    if (isOpen && window.location.hash !== '') onOpened()
  }, [isOpen])
  if (data?.kind === 'refused') return <Refused refusal={data.refusal} />
  if (data) return <SharedView shared={data.shared} onSubmission={onSubmission} onFailed={() => void share.refetch()} />
  if (!share.isError)
    return (
      <NoticePage title={t('loading')}>
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      </NoticePage>
    )
  return (
    <NoticePage
      art={<LostArt />}
      title={t('failed')}
      actions={
        <Button size="lg" onClick={() => void share.refetch()}>
          {common('retry')}
        </Button>
      }
    >
      <p role="alert">{errorText(share.error)}</p>
    </NoticePage>
  )
}
