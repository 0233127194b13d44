import { applicantLimits } from '@candor/contract'

const { min, max } = applicantLimits.rating

/** The ratings that a member can give a person, from the lowest. */
export const ratings: readonly number[] = Array.from({ length: max - min + 1 }, (_, index) => min + index)
