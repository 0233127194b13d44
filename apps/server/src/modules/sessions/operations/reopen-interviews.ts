import { accessLimits, compareReturningPeople } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { RequestContext } from '../../../http/context'
import { createAccess, listHeldTokens, maxTokens, setAccessTokens } from '../authentication'
import * as repo from '../repo/index'

type ReturnDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl' | 'audit'>
type Exchange = Pick<RequestContext, 'request' | 'reply'>

export interface ProvenAddress {
  /** Canonical form. */
  readonly email: string
  /** The interview that the code or link was asked for; null: none in particular. */
  readonly linkId: string | null
}

/** Access to interviews that are all submitted lasts a day, however it was obtained. */
const getLifetimeMs = (person: repo.PersonToReopen): number =>
  person.hasSubmittedAll ? accessLimits.afterSubmissionMs : accessLimits.lifetimeMs

/**
 * Gives this browser new access to the interviews that were started with a proven canonical address. Access that expired
 * or was revoked stays so. Returns for how many people the browser may act now, at most as many as its cookie holds.
 */
export const reopenInterviews = async (
  deps: ReturnDeps,
  exchange: Exchange,
  { email, linkId }: ProvenAddress,
): Promise<number> => {
  const held = listHeldTokens(deps, exchange.request)
  const hashes = held.map(({ tokenHash }) => tokenHash)
  const nowMs = deps.clock.nowMs()
  const tokens = await deps.withActor({ kind: 'worker' }, async (tx) => {
    await repo.markAddressProven(tx, { email, hashes, nowMs })
    const known = await repo.listPeopleOfEmail(tx, { email, linkId })
    const people = known.sort(compareReturningPeople).slice(0, maxTokens)
    if (people.length === 0) return null
    const created = people.map((person) => ({
      ...person,
      ...createAccess(deps),
      expiresAt: new Date(nowMs + getLifetimeMs(person)),
    }))
    await repo.insertAccesses(tx, created, new Date(nowMs))
    for (const { organizationId, dataSubjectId } of people) {
      const subject = { type: 'candidate', id: dataSubjectId } as const
      const actor = { kind: 'candidate', organizationId, dataSubjectId } as const
      await deps.audit.record(tx, { type: 'candidate_access.restored', actor, subject })
    }
    const replaced = await repo.listHashesOfPeople(tx, { hashes, people })
    const others = held.filter(({ tokenHash }) => !replaced.has(tokenHash))
    return { created: created.map(({ token }) => token), others: others.map(({ token }) => token) }
  })
  if (tokens === null) return 0
  setAccessTokens(deps, exchange.reply, [...tokens.created, ...tokens.others])
  return tokens.created.length
}
