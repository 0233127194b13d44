import { id } from '../../../shared/search'

const most = 4
const fewest = 2

/** Whether so many submissions can be compared. */
export const canCompare = (count: number): boolean => count >= fewest && count <= most

/** The ids of the address: in its order, each once, at most four; what is no id is left out. */
export const readIds = (raw: string | undefined): string[] =>
  [...new Set((raw ?? '').split(',').flatMap((part) => id(part) ?? []))].slice(0, most)
