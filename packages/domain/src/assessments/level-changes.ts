import { type Assessment, dimIds, groupIds, type LevelChange } from '@candor/contract'
import { toShownLevel } from './shown-level'

const getLevel = (part: { state: string; level?: number } | undefined): number | null =>
  part?.state === 'scored' ? (part.level ?? null) : null

/** An aggregate's level as it is shown, so that no change is listed that no one can see. */
const getAggregate = (part: Parameters<typeof getLevel>[0]): number | null => {
  const level = getLevel(part)
  return level === null ? null : toShownLevel(level)
}

type Levels = Pick<Assessment, 'dims' | 'groups' | 'overall'>

/** What a version says otherwise than the one before it, overall first; a level that came or went is a change like any other. */
export const levelChanges = (before: Levels, after: Levels): LevelChange[] => {
  const all: LevelChange[] = [
    { id: 'overall', before: getAggregate(before.overall), after: getAggregate(after.overall) },
    ...groupIds.map((id) => ({
      id: `${id}_group` as const,
      before: getAggregate(before.groups[id]),
      after: getAggregate(after.groups[id]),
    })),
    ...dimIds.map((id) => ({ id, before: getLevel(before.dims[id]), after: getLevel(after.dims[id]) })),
  ]
  return all.filter((change) => change.before !== change.after)
}
