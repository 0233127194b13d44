export { createLiveTranscription, type LiveTranscriptionOptions } from './create-live-transcription'
