import { afterAll, beforeAll, describe, it } from 'vitest'
import type { LanguageModelVendor } from '../providers/ai-sdk/sdk-model'
import { type FakeLanguageServer, startFakeLanguageServer } from '../testing/fake-language-server'
import { type FakeSpeechServer, startFakeSpeechServer } from '../testing/fake-speech-server'
import { type NetworkSubject, networkChecks } from './network-conformance'
import {
  createLanguageModelSubject,
  createSpeechToTextSubject,
  createTextToSpeechSubject,
  expectedAnswers,
  type ModelCall,
} from './network-subjects'

/** One suite for every adapter that speaks over a network, whichever port it is for. A new adapter gets a line here. */
let speech: FakeSpeechServer
const models = new Map<ModelCall, FakeLanguageServer>()

beforeAll(async () => {
  speech = await startFakeSpeechServer()
  for (const kind of ['generate', 'choose'] as const) {
    models.set(kind, await startFakeLanguageServer({ answer: () => expectedAnswers[kind] }))
  }
})
afterAll(async () => {
  await speech.close()
  for (const server of models.values()) await server.close()
})

const openModelSubject = (vendor: LanguageModelVendor, kind: ModelCall) => () => {
  const server = models.get(kind)
  if (server === undefined) throw new Error('no server')
  return createLanguageModelSubject(server, vendor, kind)
}

const subjects: readonly (readonly [string, () => NetworkSubject])[] = [
  ['OpenAI-compatible recognizer', () => createSpeechToTextSubject(speech)],
  ['OpenAI-compatible voice', () => createTextToSpeechSubject(speech)],
  ['OpenAI-compatible model, whole answers', openModelSubject('openai-compatible', 'generate')],
  ['OpenAI-compatible model, first tokens', openModelSubject('openai-compatible', 'choose')],
  ['Anthropic model, whole answers', openModelSubject('anthropic', 'generate')],
  ['Anthropic model, first tokens', openModelSubject('anthropic', 'choose')],
  ['Google model, whole answers', openModelSubject('google', 'generate')],
  ['Google model, first tokens', openModelSubject('google', 'choose')],
]

describe.each(subjects)('over the wire: %s', (_, open) => {
  for (const check of networkChecks) it(check.name, () => check.run(open()))
})
