import type { SubmissionExport } from '@candor/contract'
import { isExportReady, isExportUnfinished } from '@candor/domain'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { query } from '../../../../shared/api/client'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { buttonStyle } from '../../../../shared/ui/button-style'
import { EmptyState } from '../../../../shared/ui/empty-state'
import { LinkButton } from '../../../../shared/ui/link-button'
import { Progress } from '../../../../shared/ui/progress'
import { SkeletonList } from '../../../../shared/ui/skeleton'
import { LoadError } from '../../parts/load-error'

const POLL_MS = 1_500
/** The address of a file is good for ten minutes. */
const RENEW_MS = 4 * 60_000

const findInterval = (found: SubmissionExport | undefined): number | false => {
  // Before the first answer, and after a refusal, which the reader repeats by hand.
  if (found === undefined) return false
  if (isExportUnfinished(found.state)) return POLL_MS
  return isExportReady(found.state) ? RENEW_MS : false
}

function Unfinished({ found }: { found: SubmissionExport }) {
  const t = useTranslations('exports')
  const { state, progress } = found
  const isWaiting = state === 'queued' || progress === null
  return (
    <div className="flex flex-col gap-3">
      <Progress
        value={isWaiting ? null : Math.round((100 * progress.done) / Math.max(1, progress.total))}
        label={t(state === 'queued' ? 'queued' : 'running')}
        note={isWaiting ? '' : t('written', progress)}
      />
      <p className="text-sm text-ink-2">{t('wait')}</p>
    </div>
  )
}

function Ready({ found }: { found: SubmissionExport }) {
  const t = useTranslations('exports')
  const { download, expiresAt } = found
  return (
    <div role="status" className="flex flex-col gap-4">
      <Banner tone="ok" title={t('ready')}>
        {expiresAt !== null && t('until', { date: new Date(expiresAt) })}
      </Banner>
      {download !== null && (
        <a href={download.url} download className={buttonStyle({ className: 'self-end' })}>
          <Download size={15} aria-hidden="true" />
          {t('download')}
        </a>
      )}
    </div>
  )
}

function WithoutFile({ found, onAgain }: { found: SubmissionExport; onAgain: (() => void) | undefined }) {
  const t = useTranslations('exports')
  const { failure } = found
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn" title={t('failed')}>
        {failure === null ? t('expired') : t(`failures.${failure}`)}
      </Banner>
      {onAgain && (
        <Button variant="secondary" className="self-end" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}

/** Asking again would find nothing either. */
function Gone() {
  const t = useTranslations('exports')
  return (
    <EmptyState title={t('gone')} action={<LinkButton href="/company/all-submissions">{t('toList')}</LinkButton>}>
      {t('goneText')}
    </EmptyState>
  )
}

/** How far an export is, and its file. It asks again until there is one, or none. */
export function ExportStatus({ id, onAgain }: { id: string; onAgain?: () => void }) {
  const t = useTranslations('exports')
  const { data, error, isError, refetch } = useQuery({
    ...query.interview.export.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => findInterval(state.data),
  })
  if (data === undefined) {
    if (!isError) return <SkeletonList rows={2} />
    // An id that isn't one is refused as such.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return <Gone />
    return <LoadError title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  if (isExportUnfinished(data.state)) return <Unfinished found={data} />
  return isExportReady(data.state) ? <Ready found={data} /> : <WithoutFile found={data} onAgain={onAgain} />
}
