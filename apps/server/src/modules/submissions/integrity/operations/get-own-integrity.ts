import type { IntegrityView } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { CandidateActor } from '../candidate-actor'
import { readIntegrity } from '../read-integrity'

/** What the candidate sees of their own interview's signals. Row-level security hides every other interview. */
export const getOwnIntegrity = (
  deps: Pick<Deps, 'withActor'>,
  actor: CandidateActor,
  input: { sessionId: string },
): Promise<IntegrityView> => deps.withActor(actor, (tx) => readIntegrity(tx, input.sessionId))
