export { readSpeechMark } from '../audio/speech-mark'
/** Fake vendors for tests outside this package: loopback servers with scripted answers. */

export { createAuthorAnswer } from './author-answer'
export type { FakeLanguageCall } from './fake-language-call'
export type { FakeLanguageMode } from './fake-language-mode'
export {
  type FakeLanguageServer,
  type FakeLanguageServerOptions,
  startFakeLanguageServer,
} from './fake-language-server'
export type { FakeSpeechMode } from './fake-speech-mode'
export {
  type FakeSpeechCall,
  type FakeSpeechServer,
  type FakeSpeechServerOptions,
  startFakeSpeechServer,
} from './fake-speech-server'
export { type ScriptedAnswer, scriptedAnswers } from './scripted-speech'
