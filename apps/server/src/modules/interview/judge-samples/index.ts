/** What a model was asked and answered, in judging and in exams: kept, so that nothing is paid for twice. */
export { costOf } from './cost-of'
export { createAsk, nameOf, SliceOver } from './create-ask'
export { deleteSamples } from './repo-judge-sample'
