// Authoring, interviewing, documents; then speech
export { appendSilence, joinWavs, readMonoSamples, writePcmWav } from './audio/pcm-wav'
export {
  DOCUMENT_LIMITS,
  type DocumentReading,
  type DocumentRefusal,
  type ReadDocument,
  type ReadDocumentOptions,
} from './ports/document-reader'
export {
  type Interviewer,
  type InterviewLanguage,
  PROBE_LIMITS,
  type Probe,
  type ProbeInput,
} from './ports/interviewer'
export {
  type ChooseInput,
  type ChooseResult,
  type GenerateInput,
  type GenerateResult,
  type LanguageModel,
  type LanguageModelCapabilities,
  ModelError,
  type ModelErrorCode,
  type ModelPrompt,
  type TokenUsage,
} from './ports/language-model'
export { ProviderError, type ProviderErrorCode } from './ports/provider-error'
export type {
  CostOwner,
  MeteredInterviewer,
  MeteredLanguageModel,
  MeteredSpeechToText,
  MeteredTextToSpeech,
  MeteredTurnDetector,
  ProviderUse,
  RecordUse,
  UsageContext,
} from './ports/provider-use'
export type {
  Anchors,
  AuthorContext,
  AuthorLanguage,
  AuthorNotice,
  AuthorRefusal,
  AuthorResult,
  DescriptionInput,
  DraftCriterion,
  DraftQuestion,
  DraftQuestionsInput,
  Instruction,
  QuestionOptions,
  Requirement,
  RequirementKind,
  Seniority,
  SetAuthor,
  SuggestRequirementsInput,
  TitleGuess,
  TitleInput,
} from './ports/set-author'
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
export type {
  SpokenAudio,
  SynthesizeInput,
  TextToSpeech,
  TextToSpeechCapabilities,
  VoiceChoice,
} from './ports/text-to-speech'
export { type Ending, type EndingInput, endings, type TurnDetector } from './ports/turn-detector'
export { type AiSdkLanguageModelOptions, createAiSdkLanguageModel } from './providers/ai-sdk/ai-sdk-language-model'
export type { LanguageModelVendor } from './providers/ai-sdk/sdk-model'
export { builtinInterviewer } from './providers/builtin/interviewer/builtin-interviewer'
export { decideProbe, listAllowedProbes } from './providers/builtin/interviewer/decide-probe'
export {
  buildIntroText,
  formatTimeWarning,
  getOutroText,
  getTimeUpOutroText,
  type IntroInput,
  pickBridgeText,
} from './providers/builtin/interviewer/interview-utterances'
export { buildProbeText, type ProbeTextInput } from './providers/builtin/interviewer/probe-texts'
export { builtinSetAuthor } from './providers/builtin/set-author/builtin-set-author'
export { builtinTurnDetector } from './providers/builtin/turn-detector/builtin-turn-detector'
export { classifyEnding } from './providers/builtin/turn-detector/classify-ending'
export { readDocument } from './providers/documents/read-document'
export { createEspeakTextToSpeech, detectEspeak, type EspeakOptions } from './providers/espeak/espeak-text-to-speech'
export type { FakeLanguageCall } from './providers/fake/fake-language-call'
export type { FakeLanguageMode } from './providers/fake/fake-language-mode'
export {
  type FakeLanguageServer,
  type FakeLanguageServerOptions,
  startFakeLanguageServer,
} from './providers/fake/fake-language-server'
export type { FakeSpeechMode } from './providers/fake/fake-speech-mode'
export {
  type FakeSpeechCall,
  type FakeSpeechServer,
  type FakeSpeechServerOptions,
  startFakeSpeechServer,
} from './providers/fake/fake-speech-server'
export { type ScriptedAnswer, scriptedAnswers } from './providers/fake/scripted-speech'
export {
  createModelInterviewer,
  type ModelFallback,
  type ModelInterviewerOptions,
} from './providers/model-interviewer/model-interviewer'
export {
  createModelTurnDetector,
  type ModelTurnDetectorOptions,
} from './providers/model-turn-detector/model-turn-detector'
export { type SpeechRuntime, systemSpeechRuntime } from './providers/openai-compatible/speech-http'
export { createOpenAiSpeechToText, type OpenAiSpeechToTextOptions } from './providers/openai-compatible/speech-to-text'
export { createOpenAiTextToSpeech, type OpenAiTextToSpeechOptions } from './providers/openai-compatible/text-to-speech'
export {
  createResilience,
  type Opening,
  type Resilience,
  type ResilienceSettings,
} from './resilience/create-resilience'
export { onAccount } from './resilience/on-account'
export type { PriceList } from './resilience/price-list'
