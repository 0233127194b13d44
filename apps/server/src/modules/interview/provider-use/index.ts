export { createUseRecorder, type UseRecorder } from './create-use-recorder'
