export { createRetention } from './create-retention'
export { createRowRule } from './repo/create-row-rule'
export type { RetentionRule } from './retention-rule'
