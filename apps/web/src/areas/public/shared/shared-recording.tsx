import type { SharedSubmission } from '@candor/contract'
import { isTypedAnswer } from '@candor/domain'
import { EyeOff, VideoOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useCaptionTrack } from '../../../features/results/player/use-caption-track'
import type { Player } from '../../../features/results/player/use-player'
import { Button } from '../../../shared/ui/button'

interface SharedRecordingProps {
  submission: SharedSubmission
  player: Player
  mayWatch: boolean
  onFailed: () => void
}

function Without({ isWithheld }: { isWithheld: boolean }) {
  const t = useTranslations('shared')
  const Icon = isWithheld ? EyeOff : VideoOff
  return (
    <p
      data-testid="shared-no-recording"
      className="flex items-center gap-3 rounded-2xl bg-sunken px-5 py-4 text-base text-ink-2"
    >
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      {t(isWithheld ? 'withheld' : 'noVideo')}
    </p>
  )
}

/** The recordings of all answers in one player; where they are not shared, or there are none, one sentence says which. */
export function SharedRecording({ submission, player, mayWatch, onFailed }: SharedRecordingProps) {
  const t = useTranslations('shared')
  const { clip, chapter, failedUrl } = player
  const answer = submission.answers.find(({ answerId }) => answerId === clip?.answerId)
  const track = useCaptionTrack(answer?.lines, clip ? clip.answerStartMs - clip.skipMs : 0)
  const isTyped = submission.answers.every(isTypedAnswer)
  if (!mayWatch) return <Without isWithheld />
  if (clip === null) return isTyped ? null : <Without isWithheld={false} />
  return (
    <section
      aria-label={t('player')}
      className="overflow-clip rounded-2xl bg-stage text-on-stage"
      data-testid="shared-player"
    >
      {chapter && (
        <p className="px-4 py-2.5 text-sm">
          {t(chapter.isFollowUp ? 'followUp' : 'question', { number: chapter.questionNumber })} · {chapter.questionText}
        </p>
      )}
      <video
        ref={player.videoRef}
        src={clip.url}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        className="h-[min(52dvh,420px)] w-full bg-stage object-contain"
        {...player.events}
        onError={() => {
          player.events.onError()
          onFailed()
        }}
      >
        <track kind="captions" src={track} srcLang={submission.language} />
      </video>
      {failedUrl !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-4 py-3 text-sm">
          <p className="min-w-0 flex-1">{t('playFailed')}</p>
          <Button variant="stage" size="sm" onClick={player.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
