export { createLiveHearing, type HearingOptions } from './create-live-transcription'
