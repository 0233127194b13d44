// Authoring, interviewing, documents; then speech
export { appendSilence, joinWavs, readMonoSamples, writePcmWav } from './audio/pcm-wav'
export { joinMp3s } from './audio/speech-mark'
export type {
  DocumentReading,
  DocumentRefusal,
  ReadDocument,
  ReadDocumentOptions,
} from './ports/document-reader'
export type {
  Interviewer,
  InterviewLanguage,
  Probe,
  ProbeInput,
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
export type {
  CostOwner,
  MeteredInterviewer,
  MeteredLanguageModel,
  MeteredSpeechToText,
  MeteredTextToSpeech,
  MeteredTurnDetector,
  OpenSetAuthor,
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
  QuestionDraft,
  QuestionOptions,
  Requirement,
  RequirementDraft,
  RequirementKind,
  SetAuthor,
  SuggestRequirementsInput,
  TitleGuess,
  TitleInput,
  UncoveredLine,
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
export type { Ending, EndingInput, TurnDetector } from './ports/turn-detector'
export { type CheckedProviders, checkProviders } from './provider-check/check-providers'
export type { CheckOptions } from './provider-check/run-check'
export { type AiSdkLanguageModelOptions, createAiSdkLanguageModel } from './providers/ai-sdk/ai-sdk-language-model'
export type { LanguageModelVendor } from './providers/ai-sdk/sdk-model'
export { builtinInterviewer } from './providers/builtin/interviewer/builtin-interviewer'
export {
  buildIntroText,
  type IntroInput,
} from './providers/builtin/interviewer/interview-utterances'
export { builtinSetAuthor } from './providers/builtin/set-author/builtin-set-author'
export { builtinTurnDetector } from './providers/builtin/turn-detector/builtin-turn-detector'
export { readDocument } from './providers/documents/read-document'
export { createEspeakTextToSpeech, detectEspeak, type EspeakOptions } from './providers/espeak/espeak-text-to-speech'
export {
  createModelInterviewer,
  type ModelFallback,
  type ModelInterviewerOptions,
} from './providers/model-interviewer/model-interviewer'
export type { AuthorFallback } from './providers/model-set-author/ask-author-model'
export { createModelSetAuthor, type ModelSetAuthorOptions } from './providers/model-set-author/model-set-author'
export {
  createModelTurnDetector,
  type ModelTurnDetectorOptions,
} from './providers/model-turn-detector/model-turn-detector'
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
