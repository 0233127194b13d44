import type { SubmissionDetail } from '@candor/contract'
import { IntegrityPanel } from '../../../features/integrity/panel/integrity-panel'
import type { Player } from '../../../features/results/player/use-player'
import { useResult } from '../../../features/results/result-view'

interface IntegrityTabProps {
  integrity: NonNullable<SubmissionDetail['integrity']>
  player: Player
}

/** The integrity signals, on a separate tab without levels. */
export function IntegrityTab({ integrity, player }: IntegrityTabProps) {
  const { answers, playback, renderObjection } = useResult()
  return (
    <div className="p-4">
      <IntegrityPanel
        view={integrity}
        side="company"
        answers={answers}
        playback={playback}
        durationMs={player.timeline.durationMs}
        onComment={null}
        renderObjection={
          renderObjection &&
          ((intervalId, title) => renderObjection({ type: 'integrity_signal', id: intervalId }, title))
        }
      />
    </div>
  )
}
