import { hasEnded } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { OpenLink, OwnSession } from '../interview-link'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { loadView, withStoredBytes } from '../session-view'
import { openLink } from './open-link'

type IntroDeps = Pick<Deps, 'withActor'>

/** The session to resume: an unfinished interview, else one that ended, else an unfinished practice. */
const findResumable = (own: readonly OwnSession[]): OwnSession | undefined =>
  own.find(({ row }) => !row.isPractice && repo.isUnfinished(row)) ??
  own.find(({ row }) => !row.isPractice && hasEnded(row.state)) ??
  own.find(({ row }) => repo.isUnfinished(row))

/** Of the person who used this browser last: an earlier one's interview is not shown to the next person. */
const findOwnSession = (link: OpenLink): OwnSession | null => {
  const people = [...new Set(link.own.map(({ row }) => row.dataSubjectId))]
  for (const person of people) {
    const found = findResumable(link.own.filter(({ row }) => row.dataSubjectId === person))
    if (found !== undefined) return found
  }
  return null
}

/** The interview before it begins, and this browser's own session of it. */
export const getIntro = async (
  context: { readonly deps: IntroDeps; readonly ports: Pick<SessionPorts, 'store'> },
  caller: Caller,
  linkId: string,
): Promise<{ readonly set: repo.LinkedSet; readonly session: SessionView | null }> => {
  const { deps, ports } = context
  const link = await openLink(deps, caller, linkId)
  const own = findOwnSession(link)
  if (own === null) return { set: link.set, session: null }
  const view = await deps.withActor(own.actor, (tx) => loadView(tx, own.row))
  return { set: link.set, session: await withStoredBytes(ports.store, view) }
}
