import { type Assessment, dimIds, groupIds, type LevelChange } from '@candor/contract'

const getLevel = (part: { state: string; level?: number } | undefined): number | null =>
  part?.state === 'scored' ? (part.level ?? null) : null

type Levels = Pick<Assessment, 'dims' | 'groups' | 'overall'>

/** What a version says otherwise than the one before it, overall first; a level that came or went is a change like any other. */
export const levelChanges = (before: Levels, after: Levels): LevelChange[] => {
  const all: LevelChange[] = [
    { id: 'overall', before: getLevel(before.overall), after: getLevel(after.overall) },
    ...groupIds.map((id) => ({
      id: `${id}_group` as const,
      before: getLevel(before.groups[id]),
      after: getLevel(after.groups[id]),
    })),
    ...dimIds.map((id) => ({ id, before: getLevel(before.dims[id]), after: getLevel(after.dims[id]) })),
  ]
  return all.filter((change) => change.before !== change.after)
}
