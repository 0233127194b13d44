import type { OwnSubmission } from '@candor/contract'
import { isTranscriptPending } from '@candor/domain'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import { nowMs } from '../../../shared/clock'

const POLL_MS = 4_000

const assessedAgainWithinMs = 60_000

/** A correction is assessed by a job that begins a little later. */
const wasJustCorrected = ({ corrections }: OwnSubmission): boolean =>
  (corrections?.answers ?? []).some(({ versions }) => {
    const latest = versions.at(-1)
    return latest?.kind === 'small' && Date.parse(latest.createdAt) > nowMs() - assessedAgainWithinMs
  })

/** The evaluation, or the words of an answer, may still be on their way. */
export const isOnItsWay = (own: OwnSubmission | undefined): boolean =>
  own !== undefined &&
  (own.result === 'waiting' ||
    (own.progress?.isAssessing ?? false) ||
    (own.progress?.reading ?? null) !== null ||
    wasJustCorrected(own) ||
    own.answers.some(({ transcript }) => isTranscriptPending(transcript)))

/** The candidate's own submission; asked for again while something of it is on its way. */
export function useOwnSubmission(id: string) {
  return useQuery({
    ...query.seeker.submission.get.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (isOnItsWay(state.data) ? POLL_MS : false),
  })
}
