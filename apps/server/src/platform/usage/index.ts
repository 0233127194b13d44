export { createUsageRecorder, type UsageRecorder } from './create-usage-recorder'
