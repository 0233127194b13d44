import { type OpenSet, startLimits } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { toInstantOrNull } from '../../../../platform/clock'
import { countNewSince, countStarted, countSubmissions, listActiveSets } from '../../repo/open-sets'

/** PostgreSQL reads no text of the year 0, which is a valid instant. */
const toDate = (instant: string): Date => new Date(Math.max(0, Date.parse(instant)))

/** What the start page shows apart from the lists: how much is new, and how far the active sets are. */
export const getStart = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { since }: { readonly since?: string | undefined },
): Promise<{ newCount: number | null; openSets: OpenSet[] }> =>
  deps.withActor(actor, async (tx) => {
    const sets = await listActiveSets(tx, actor.organizationId, startLimits.sets)
    const setIds = sets.map(({ id }) => id)
    const counts = new Map((await countSubmissions(tx, actor, setIds)).map((row) => [row.setId, row]))
    const started = new Map((await countStarted(tx, setIds)).map((row) => [row.setId, row.startedCount]))
    return {
      newCount: since === undefined ? null : await countNewSince(tx, actor, toDate(since)),
      openSets: sets.map(({ id, name, deadline }) => ({
        id,
        name,
        deadline: toInstantOrNull(deadline),
        submissionCount: counts.get(id)?.submissionCount ?? 0,
        unopenedCount: counts.get(id)?.unopenedCount ?? 0,
        undecidedCount: counts.get(id)?.undecidedCount ?? 0,
        startedCount: started.get(id) ?? 0,
      })),
    }
  })
