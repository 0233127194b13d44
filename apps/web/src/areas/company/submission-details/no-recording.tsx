import type { SubmissionDetail } from '@candor/contract'
import { EyeOff, VideoOff } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Replaces the player if nothing was recorded, or if the recordings are no part of what was shared with this member. */
export function NoRecording({ submission }: { submission: SubmissionDetail }) {
  const t = useTranslations('company.review')
  const isShared = submission.can.watch
  const Icon = isShared ? VideoOff : EyeOff
  return (
    <section
      data-testid="no-recording"
      className="grid h-[clamp(160px,26dvh,260px)] shrink-0 place-content-center justify-items-center rounded-2xl bg-stage px-6 text-center text-on-stage"
    >
      <Icon size={26} aria-hidden="true" className="text-white/70" />
      <p className="mt-3 text-lg font-semibold">{isShared ? t('noVideo') : t('player.notShared')}</p>
      {isShared && (
        <p className="mt-0.5 text-sm text-white/75">
          {t(submission.answers.length > 0 ? 'noVideoText' : 'noVideoNoAnswer')}
        </p>
      )}
    </section>
  )
}
