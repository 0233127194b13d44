import { type AccommodationRequest, accommodationLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import { toInstant } from '../../../platform/clock'
import { AppError } from '../../../platform/errors'
import { type CandidateActor, readSession } from '../../sessions'
import { presentAccommodation } from '../present'
import { listOfSession } from '../repo/accommodations'

interface OwnAccommodations {
  items: AccommodationRequest[]
  heldUntil: string | null
  requestsLeft: number
}

/** The candidate's requests in one interview, the newest first, with the answers, and until when it waits. */
export const listOwnAccommodations = (
  deps: Pick<Deps, 'withActor'>,
  actor: CandidateActor,
  { id }: { readonly id: string },
): Promise<OwnAccommodations> =>
  deps.withActor(actor, async (tx) => {
    const session = await readSession(tx, id)
    if (session === null) throw new AppError('SESSION_NOT_FOUND')
    const rows = await listOfSession(tx, id)
    const { heldUntilMs } = session.state
    return {
      items: rows.map(presentAccommodation),
      heldUntil: heldUntilMs === null ? null : toInstant(heldUntilMs),
      requestsLeft: Math.max(0, accommodationLimits.perSession - rows.length),
    }
  })
