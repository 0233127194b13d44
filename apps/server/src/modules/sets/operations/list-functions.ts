import { jobFunctions } from '@candor/contract'

/** The kinds of work that positions are grouped by. */
export const listFunctions = () => ({ items: jobFunctions.map((one) => ({ ...one })) })
