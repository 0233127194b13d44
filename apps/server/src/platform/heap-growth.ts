import { setFlagsFromString } from 'node:v8'

/** By how much the heap may grow over what is in use before the whole of it is collected. */
const growthPercent = 100

/**
 * Lets the heap double between two full collections. V8 counts the buffers of received bodies as heap, and lets the heap of a process
 * with long pauses grow by 10 to 30% only: 50 recordings then caused a full collection every 0.7 s. A collection of the young objects
 * frees these buffers too, and is far cheaper.
 */
export const relaxHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${growthPercent}`)
