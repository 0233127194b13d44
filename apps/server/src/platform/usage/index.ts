export { createUseRecorder, type UseRecorder } from './create-usage-recorder'
