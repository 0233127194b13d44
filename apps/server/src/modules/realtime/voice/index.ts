export { createVoiceCache, type InterviewVoice, type VoiceCacheOptions } from './create-voice-cache'
