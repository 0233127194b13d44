/** Stored answers of models to judge runs and exams, so that no call is paid for twice. */

export { deleteSamples } from '../repo/judge-samples'
export { calculateCost } from './calculate-cost'
export { createAsk, getModelName, SliceOver } from './create-ask'
