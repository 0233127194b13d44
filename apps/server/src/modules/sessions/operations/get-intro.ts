import { hasEnded } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { OpenLink } from '../interview-link'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { loadView, withStoredBytes } from '../session-view'
import { openLink } from './open-link'

type IntroDeps = Pick<Deps, 'withActor'>

/** The session to resume: an unfinished interview, else one that ended, else an unfinished practice. */
const findOwnSession = (link: OpenLink) =>
  link.own.find(({ row }) => !row.isPractice && repo.isUnfinished(row)) ??
  link.own.find(({ row }) => !row.isPractice && hasEnded(row.state)) ??
  link.own.find(({ row }) => repo.isUnfinished(row)) ??
  null

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
