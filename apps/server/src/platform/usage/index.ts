export { createUsageRecorder, type UsageRecorder } from './create-usage-recorder'
export { usageRetention } from './repo/retention'
