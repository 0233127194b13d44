import { type Assessment, type DimId, dimGroups, type GroupId, levelLimits } from '@candor/contract'
import { toShownLevel } from '@candor/domain'

type PartId = DimId | GroupId | 'points'

interface Part {
  readonly id: PartId
  readonly weight: number
  readonly level: number
  /** Of a group in half levels, of a dimension in tenths. */
  readonly shownLevel: number
}

/** The part of a weighted mean that could have raised it most, and its share of the weights that were scored. */
interface Gain {
  readonly id: PartId
  readonly percent: number
  /** As it is shown. */
  readonly level: number
}

type Levels = Pick<Assessment, 'dims' | 'groups' | 'weights'>

const listGroupParts = (id: GroupId, { dims, weights }: Levels): Part[] =>
  dimGroups[id].flatMap((dimId) => {
    const dim = dims[dimId]
    if (dim.state !== 'scored') return []
    return [{ id: dimId, weight: weights.dims[dimId] ?? 0, level: dim.level, shownLevel: dim.level }]
  })

/** The engine takes the level of the points from comprehension, which counts them. */
const listOverallParts = ({ dims, groups, weights }: Levels): Part[] => {
  const parts = (['communication', 'cognitive'] as const).flatMap((id): Part[] => {
    const group = groups[id]
    if (group.state !== 'scored') return []
    return [{ id, weight: weights.groups[id], level: group.level, shownLevel: toShownLevel(group.level) }]
  })
  const { comprehension } = dims
  if (weights.points === undefined || comprehension.state !== 'scored') return parts
  const { level } = comprehension
  return [...parts, { id: 'points', weight: weights.points, level, shownLevel: level }]
}

/** By the exact levels: rounded ones can name another part. Null: every weighted part is shown at the highest level. */
export const findMostGain = (id: GroupId | 'overall', levels: Levels): Gain | null => {
  const parts = (id === 'overall' ? listOverallParts(levels) : listGroupParts(id, levels)).filter(
    ({ weight }) => weight > 0,
  )
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const gain = ({ weight, level }: Part): number => weight * (levelLimits.max - level)
  const [most] = parts
    .filter(({ shownLevel }) => shownLevel < levelLimits.max)
    .sort((one, other) => gain(other) - gain(one))
  if (most === undefined) return null
  return { id: most.id, percent: Math.round((100 * most.weight) / total), level: most.shownLevel }
}
