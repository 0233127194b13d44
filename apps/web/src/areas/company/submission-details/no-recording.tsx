import type { SubmissionDetail } from '@candor/contract'
import { EyeOff, VideoOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'

/** One line in place of the player, if nothing was recorded or the recordings are no part of what was shared. */
export function NoRecording({ submission }: { submission: SubmissionDetail }) {
  const t = useTranslations('company.review')
  const isShared = submission.can.watch
  const Icon = isShared ? VideoOff : EyeOff
  return (
    <Card padding="none" data-testid="no-recording" className="flex shrink-0 items-start gap-3 px-4 py-3">
      <Icon size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 text-sm">
        <p className="font-medium">{isShared ? t('noVideo') : t('player.notShared')}</p>
        {isShared && (
          <p className="text-ink-2">{t(submission.answers.length > 0 ? 'noVideoText' : 'noVideoNoAnswer')}</p>
        )}
      </div>
    </Card>
  )
}
