import { type Assessment, type DimId, dimGroups, type GroupId, levelLimits } from '@candor/contract'
import { toShownLevel } from '@candor/domain'

type PartId = DimId | GroupId | 'points'

interface Part {
  readonly id: PartId
  readonly weight: number
  readonly level: number
}

/** The part of a weighted mean that could have raised it most, and its share of the weights that were scored. */
interface Gain {
  readonly id: PartId
  readonly percent: number
  readonly level: number
}

type Levels = Pick<Assessment, 'dims' | 'groups' | 'weights'>

const listGroupParts = (id: GroupId, { dims, weights }: Levels): Part[] =>
  dimGroups[id].flatMap((dimId) => {
    const dim = dims[dimId]
    return dim.state === 'scored' ? [{ id: dimId, weight: weights.dims[dimId] ?? 0, level: dim.level }] : []
  })

/** The engine takes the level of the points from comprehension, which counts them. */
const listOverallParts = ({ dims, groups, weights }: Levels): Part[] => {
  const parts = (['communication', 'cognitive'] as const).flatMap((id): Part[] => {
    const group = groups[id]
    return group.state === 'scored' ? [{ id, weight: weights.groups[id], level: toShownLevel(group.level) }] : []
  })
  const { comprehension } = dims
  if (weights.points === undefined || comprehension.state !== 'scored') return parts
  return [...parts, { id: 'points', weight: weights.points, level: comprehension.level }]
}

/** Null: no weighted part is below the highest level. */
export const findMostGain = (id: GroupId | 'overall', levels: Levels): Gain | null => {
  const parts = (id === 'overall' ? listOverallParts(levels) : listGroupParts(id, levels)).filter(
    ({ weight }) => weight > 0,
  )
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const gain = ({ weight, level }: Part): number => weight * (levelLimits.max - level)
  const [most] = [...parts].sort((one, other) => gain(other) - gain(one))
  if (most === undefined || gain(most) === 0) return null
  return { id: most.id, percent: Math.round((100 * most.weight) / total), level: most.level }
}
