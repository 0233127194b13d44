export { createVoiceAhead, type InterviewVoice, type VoiceAheadOptions } from './create-voice-ahead'
