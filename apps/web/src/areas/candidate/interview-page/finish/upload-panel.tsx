import type { Session } from '@candor/contract'
import { CloudCheck, HardDrive } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { spoolClient } from '../../../../shared/media/spool/spool-client'
import { megabytes, uploadTotals } from '../../../../shared/media/spool/upload-totals'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { Progress } from '../../../../shared/ui/progress'
import { isFinal, isSettled, type UploadWords, uploadWords } from './upload-state'

const bad = new Set<UploadWords>(['prepareFailed', 'urlFailed', 'failed', 'savingFailed', 'unstable'])
const isRefused = (words: UploadWords): boolean => ['failed', 'prepareFailed', 'savingFailed'].includes(words)

/** The last recordings on their way to the server, in megabytes and per cent; and whether this page is still needed for it. */
export function UploadPanel({ session }: { session: Session }) {
  const t = useTranslations('candidate.finish')
  const spool = useSpool(session.id)
  const totals = uploadTotals(spool, session.id)
  if (totals.count === 0) return null
  const isLost = spool.lostKey?.startsWith(`${session.id}/`) ?? false
  const words = uploadWords(totals, { isSettled: isSettled(spool, session.id), isLost })
  const isInMemory = !totals.isAllStored && (totals.isDeviceFull || spool.backend === 'memory')
  const note = t('progress', { stored: megabytes(totals.storedBytes), total: megabytes(totals.keptBytes) })
  return (
    <Card>
      <div
        role="status"
        data-testid="upload"
        data-state={words}
        data-kept-bytes={totals.keptBytes}
        data-stored-bytes={totals.storedBytes}
      >
        <Progress
          value={totals.percent}
          label={bad.has(words) ? t('uploading') : t(words)}
          note={`${note} · ${totals.percent} %`}
        />
        <Whereabouts
          isFinal={isFinal(session, spool)}
          isStored={totals.isAllStored}
          isInMemory={isInMemory}
          isRefused={isRefused(words)}
        />
      </div>
      {bad.has(words) && <Failure words={words} isLost={isLost} />}
    </Card>
  )
}

interface WhereaboutsProps {
  isFinal: boolean
  /** Whole on the server, though perhaps not yet where it is to stay. */
  isStored: boolean
  isInMemory: boolean
  isRefused: boolean
}

/** Where the recordings are, and what that means for this page. */
function Whereabouts(props: WhereaboutsProps) {
  const t = useTranslations('candidate')
  if (props.isInMemory) {
    return (
      <Banner tone="warn" className="mt-3">
        {t('recording.memory')}
      </Banner>
    )
  }
  if (props.isRefused) return null
  const Icon = props.isStored ? CloudCheck : HardDrive
  const words = props.isFinal ? 'mayClose' : props.isStored ? 'settling' : 'waitForUpload'
  return (
    <p className="mt-2.5 flex gap-2 text-sm text-ink-3">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t(`finish.${words}`)}
    </p>
  )
}

function Failure({ words, isLost }: { words: UploadWords; isLost: boolean }) {
  const t = useTranslations('candidate.finish')
  const hint = isLost ? t('lostHint') : t(isRefused(words) ? 'refusedHint' : 'unstableHint')
  return (
    <Banner
      tone={isRefused(words) ? 'bad' : 'warn'}
      className="mt-4"
      title={t(words)}
      action={
        <Button variant="secondary" size="sm" onClick={() => spoolClient().wake()}>
          {t('retry')}
        </Button>
      }
    >
      {hint}
    </Banner>
  )
}
