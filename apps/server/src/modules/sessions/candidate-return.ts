import type { Deps } from '../../deps'
import type { RequestContext } from '../../http/context'
import { accessLifetimeMs, heldTokens, maxTokens, newAccess, setAccessTokens } from './authentication'
import * as repo from './repo/index'

type ReturnDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl'>
type Exchange = Pick<RequestContext, 'request' | 'reply'>

/** Whether an interview was begun with this address; `email` is canonical. */
export const hasInterviews = async (deps: Pick<Deps, 'withActor'>, email: string): Promise<boolean> => {
  const people = await deps.withActor({ kind: 'worker' }, (tx) => repo.listPeopleOfEmail(tx, { email, limit: 1 }))
  return people.length > 0
}

/**
 * Gives this browser the interviews that were begun with a proven address (canonical), each by a new right of its own:
 * what expired or was revoked stays so. Answers how many people it may now act for, at most what its cookie holds.
 */
export const reopenInterviews = async (deps: ReturnDeps, exchange: Exchange, email: string): Promise<number> => {
  const held = heldTokens(deps, exchange.request)
  const nowMs = deps.clock.nowMs()
  const time = { createdAt: new Date(nowMs), expiresAt: new Date(nowMs + accessLifetimeMs) }
  const tokens = await deps.withActor({ kind: 'worker' }, async (tx) => {
    const people = await repo.listPeopleOfEmail(tx, { email, limit: maxTokens })
    if (people.length === 0) return null
    const made = people.map((person) => ({ ...person, ...newAccess(deps) }))
    await repo.insertAccesses(
      tx,
      made.map(({ token: _, ...access }) => access),
      time,
    )
    const replaced = await repo.listHashesOfPeople(tx, { hashes: held.map(({ tokenHash }) => tokenHash), people })
    const kept = held.filter(({ tokenHash }) => !replaced.has(tokenHash))
    return { made: made.map(({ token }) => token), kept: kept.map(({ token }) => token) }
  })
  if (tokens === null) return 0
  setAccessTokens(deps, exchange.reply, [...tokens.made, ...tokens.kept])
  return tokens.made.length
}
