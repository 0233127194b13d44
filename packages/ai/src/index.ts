// Speech
export { SpeechError, type SpeechErrorCode } from './ports/speech-error'
export type {
  SpeechAudio,
  SpeechLanguage,
  SpeechToText,
  SpeechToTextCapabilities,
  TranscribeInput,
  Transcript,
  TranscriptSegment,
  TranscriptWord,
} from './ports/speech-to-text'
export type { SpokenAudio, SynthesizeInput, TextToSpeech, TextToSpeechCapabilities } from './ports/text-to-speech'
export { createEspeakTextToSpeech, detectEspeak, type EspeakOptions } from './providers/espeak/espeak-text-to-speech'
export type { FakeSpeechMode } from './providers/fake/fake-speech-mode'
export {
  type FakeSpeechCall,
  type FakeSpeechServer,
  type FakeSpeechServerOptions,
  startFakeSpeechServer,
} from './providers/fake/fake-speech-server'
export { type ScriptedAnswer, scriptedAnswers } from './providers/fake/scripted-speech'
export { type SpeechRuntime, systemSpeechRuntime } from './providers/openai-compatible/speech-http'
export { createOpenAiSpeechToText, type OpenAiSpeechToTextOptions } from './providers/openai-compatible/speech-to-text'
export { createOpenAiTextToSpeech, type OpenAiTextToSpeechOptions } from './providers/openai-compatible/text-to-speech'
