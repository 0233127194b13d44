import type { RetentionPolicy } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { TextLink } from '../../../../shared/ui/text-link'
import { toast } from '../../../../shared/ui/toaster'

function HoldRow({ hold }: { hold: RetentionPolicy['holds'][number] }) {
  const t = useTranslations('deletion.policy')
  const format = useFormatter()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { submissionId, candidateName, positionName, reason } = hold
  const end = useMutation({
    mutationFn: () => api.interview.retentionPolicy.endHold({ submissionId }),
    onSuccess: () => toast.success(t('ended')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.interview.retentionPolicy.key() }),
  })
  const details = {
    position: positionName,
    name: hold.heldBy ?? t('formerMember'),
    date: format.dateTime(new Date(hold.heldAt), { dateStyle: 'medium' }),
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <TextLink href={`/company/submission-details?id=${submissionId}`}>{candidateName}</TextLink>
        <p className="text-sm text-ink-3">{t('holdBy', details)}</p>
        <p className="text-sm break-words">{reason}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('endName', { name: candidateName })}
        isBusy={end.isPending}
        onClick={() => end.mutate()}
      >
        {t('end')}
      </Button>
    </li>
  )
}

/** The submissions on hold, each with its reason and the way to end it. */
export function HoldList({ holds }: { holds: RetentionPolicy['holds'] }) {
  const t = useTranslations('deletion.policy')
  return (
    <section>
      <h3 className="text-base font-semibold">{t('holdsTitle')}</h3>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-2">{t('holdsLead')}</p>
      {holds.length === 0 ? (
        <p className="mt-1 text-sm text-ink-3">{t('holdsNone')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {holds.map((hold) => (
            <HoldRow key={hold.submissionId} hold={hold} />
          ))}
        </ul>
      )}
    </section>
  )
}
