import type { Deps } from '../../../deps'
import * as repo from '../repo/index'

/** Whether an interview was started with this canonical email address. */
export const hasInterviews = (deps: Pick<Deps, 'withActor'>, email: string): Promise<boolean> =>
  deps.withActor({ kind: 'worker' }, (tx) => repo.hasPersonOfEmail(tx, email))
