// Speech

// Authoring and interviewing
export type { DocumentKind, DocumentReading, DocumentRefusal, ReadDocument } from './ports/document-reader'
// Sets, interviewer and documents without a language model
export {
  DOCUMENT_LIMITS,
  type DocumentKind,
  type DocumentReading,
  type DocumentRefusal,
  type ReadDocument,
  type ReadDocumentOptions,
} from './ports/document-reader'
export type { Interviewer, Probe, ProbeInput, ProbeKind } from './ports/interviewer'
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
  Authored,
  AuthorLanguage,
  AuthorNotice,
  AuthorNotice,
  AuthorRefusal,
  DescriptionInput,
  DraftCriterion,
  DraftQuestion,
  DraftQuestion,
  Instruction,
  MoreRequirementsInput,
  QuestionOptions,
  QuestionsForInput,
  Requirement,
  Requirement,
  RequirementKind,
  Seniority,
  SetAuthor,
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
export { builtinInterviewer, builtinInterviewer } from './providers/builtin/interviewer/builtin-interviewer'
export { decideProbe } from './providers/builtin/interviewer/decide-probe'
export {
  bridgeText,
  bridgeText,
  type IntroInput,
  type IntroInput,
  introText,
  introText,
  outroNoQuestionsText,
  outroNoQuestionsText,
  outroText,
  outroText,
  timeWarningText,
  timeWarningText,
} from './providers/builtin/interviewer/interview-lines'
export { type ProbeTextInput, probeText } from './providers/builtin/interviewer/probe-texts'
export { builtinSetAuthor, builtinSetAuthor } from './providers/builtin/set-author/builtin-set-author'
export { readDocument, readDocument } from './providers/documents/read-document'
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
