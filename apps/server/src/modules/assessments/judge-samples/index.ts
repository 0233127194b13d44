/** What a model was asked and answered, in judging and in exams: kept, so that nothing is paid for twice. */

export { deleteSamples } from '../repo/judge-samples'
export { calculateCost } from './calculate-cost'
export { createAsk, getModelName, SliceOver } from './create-ask'
