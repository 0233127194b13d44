import type { DescriptiveDimId, DimId } from './dims'

/** Dimensions that can have a level. */
export type RatedDimId = Exclude<DimId, DescriptiveDimId>
/** What levels 1, 2, 3, 4 and 5 look like, in this order. */
export type Anchors = readonly [string, string, string, string, string]
