import type { OwnSubmission } from '@candor/contract'
import { useQueryClient } from '@tanstack/react-query'
import { IntegrityPanel } from '../../../features/integrity/panel/integrity-panel'
import { useResult } from '../../../features/results/result-view'
import { api, query } from '../../../shared/api/client'

interface OwnIntegrityProps {
  own: OwnSubmission
  integrity: NonNullable<OwnSubmission['integrity']>
  durationMs: number
}

/** Shows what the candidate's device noticed, as the company sees it, with a field for the candidate's comment. */
export function OwnIntegrity({ own, integrity, durationMs }: OwnIntegrityProps) {
  const queryClient = useQueryClient()
  const { answers, playback, renderObjection } = useResult()
  const comment = async (intervalId: string | null, text: string) => {
    await api.interview.integrity.comment({ sessionId: own.sessionId, intervalId, text })
    await queryClient.invalidateQueries({ queryKey: query.seeker.submission.get.key({ input: { id: own.id } }) })
  }
  return (
    <IntegrityPanel
      view={integrity}
      side="candidate"
      answers={answers}
      playback={playback}
      durationMs={durationMs}
      onComment={comment}
      renderObjection={
        renderObjection && ((intervalId, title) => renderObjection({ type: 'integrity_signal', id: intervalId }, title))
      }
    />
  )
}
