// Authoring, interviewing, documents; then speech
export {
  DOCUMENT_LIMITS,
  type DocumentKind,
  type DocumentReading,
  type DocumentRefusal,
  type ReadDocument,
  type ReadDocumentOptions,
} from './ports/document-reader'
export {
  type Interviewer,
  type InterviewLanguage,
  PROBE_KINDS,
  PROBE_LIMITS,
  type Probe,
  type ProbeInput,
  type ProbeKind,
  type QuestionKind,
} from './ports/interviewer'
export type {
  Anchors,
  AuthorContext,
  Authored,
  AuthorLanguage,
  AuthorNotice,
  AuthorRefusal,
  DescriptionInput,
  DraftCriterion,
  DraftQuestion,
  Instruction,
  MoreRequirementsInput,
  QuestionOptions,
  QuestionsForInput,
  Requirement,
  RequirementKind,
  Seniority,
  SetAuthor,
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
export type { SpokenAudio, SynthesizeInput, TextToSpeech, TextToSpeechCapabilities } from './ports/text-to-speech'
export { builtinInterviewer } from './providers/builtin/interviewer/builtin-interviewer'
export { decideProbe } from './providers/builtin/interviewer/decide-probe'
export {
  bridgeText,
  type IntroInput,
  introText,
  outroNoQuestionsText,
  outroText,
  timeWarningText,
} from './providers/builtin/interviewer/interview-lines'
export { type ProbeTextInput, probeText } from './providers/builtin/interviewer/probe-texts'
export { builtinSetAuthor } from './providers/builtin/set-author/builtin-set-author'
export { readDocument } from './providers/documents/read-document'
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
