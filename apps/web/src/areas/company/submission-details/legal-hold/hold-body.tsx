import { retentionLimits, type SubmissionRetention } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { QueryState } from '../../../../shared/ui/query-state'
import { TextArea } from '../../../../shared/ui/text-area'
import { toast } from '../../../../shared/ui/toaster'

interface HoldBodyProps {
  submissionId: string
  onDone: () => void
}

function Facts({ retention }: { retention: SubmissionRetention }) {
  const t = useTranslations('deletion')
  const format = useFormatter()
  const { keepUntil, deleteAt, hold } = retention
  const show = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' })
  return (
    <ul className="flex flex-col gap-1 text-base">
      {keepUntil !== null && <li>{t('hold.keepUntil', { date: show(keepUntil) })}</li>}
      {deleteAt !== null && <li>{t('hold.deleteAt', { date: show(deleteAt) })}</li>}
      {keepUntil === null && deleteAt === null && hold === null && <li>{t('hold.unlimited')}</li>}
      {hold !== null && (
        <li className="font-medium">
          {t('hold.held', { date: show(hold.heldAt), name: hold.heldBy ?? t('policy.formerMember') })}
        </li>
      )}
    </ul>
  )
}

function HoldForm({ submissionId, onDone, retention }: HoldBodyProps & { retention: SubmissionRetention }) {
  const t = useTranslations('deletion')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState(retention.hold?.reason ?? '')
  const onError = (error: unknown) => toast.error(errorText(error))
  const finish = (text: string) => {
    toast.success(text)
    onDone()
    return queryClient.invalidateQueries({ queryKey: query.interview.retentionPolicy.key() })
  }
  const set = useMutation({
    mutationFn: () => api.interview.retentionPolicy.setHold({ submissionId, reason: reason.trim() }),
    onSuccess: () => finish(t('hold.isSet')),
    onError,
  })
  const end = useMutation({
    mutationFn: () => api.interview.retentionPolicy.endHold({ submissionId }),
    onSuccess: () => finish(t('policy.ended')),
    onError,
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    set.mutate()
  }
  const isHeld = retention.hold !== null
  const isReady = reason.trim() !== '' && [...reason].length <= retentionLimits.reasonCharacters
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <TextArea
        label={t('hold.reason')}
        hint={t('hold.reasonHint')}
        max={retentionLimits.reasonCharacters}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!isReady} isBusy={set.isPending}>
          {t(isHeld ? 'hold.change' : 'hold.set')}
        </Button>
        {isHeld && (
          <Button variant="secondary" isBusy={end.isPending} onClick={() => end.mutate()}>
            {t('policy.end')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Until when a submission must be kept, when it is deleted, and the form of its hold. */
export function HoldBody({ submissionId, onDone }: HoldBodyProps) {
  const t = useTranslations('deletion.hold')
  const retention = useQuery(query.interview.retentionPolicy.getOfSubmission.queryOptions({ input: { submissionId } }))
  return (
    <QueryState query={retention} failed={t('loadFailed')} skeletonClassName="h-60">
      {(data) => (
        <div className="flex flex-col gap-4">
          <Facts retention={data} />
          <p className="max-w-[60ch] text-sm text-ink-2">{t('lead')}</p>
          <HoldForm key={data.hold?.reason ?? ''} submissionId={submissionId} onDone={onDone} retention={data} />
        </div>
      )}
    </QueryState>
  )
}
