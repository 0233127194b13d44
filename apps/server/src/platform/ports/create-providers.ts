import {
  builtinInterviewer,
  builtinSetAuthor,
  builtinTurnDetector,
  createModelInterviewer,
  createModelSetAuthor,
  createModelTurnDetector,
  createResilience,
  type MeteredInterviewer,
  type MeteredLanguageModel,
  type MeteredSpeechToText,
  type MeteredTextToSpeech,
  type MeteredTurnDetector,
  type Opening,
  type OpenSetAuthor,
  onAccount,
  type Resilience,
} from '@candor/ai'
import type { Logger } from 'pino'
import type { Clock } from '../clock'
import type { Env } from '../settings/env'
import type { UsageRecorder } from '../usage'
import {
  type ConfiguredProvider,
  findConfiguredLanguageModel,
  findConfiguredSpeechToText,
  findConfiguredTextToSpeech,
} from './configured-providers'

interface ProviderDeps {
  readonly env: Env
  readonly clock: Clock
  readonly log: Logger
  readonly usage: Pick<UsageRecorder, 'record' | 'readSpentMicroUsd'>
}

/** What outside providers do for the product. Null: none is configured. */
export interface Providers {
  readonly speechToText: MeteredSpeechToText | null
  readonly textToSpeech: MeteredTextToSpeech | null
  /** For work that may take its time, such as judging and writing drafts: what comes too late for a conversation does not keep it waiting. */
  readonly languageModel: MeteredLanguageModel | null
  readonly interviewer: MeteredInterviewer
  readonly turnDetector: MeteredTurnDetector
  readonly openSetAuthor: OpenSetAuthor
  readonly checked: CheckedProviders
}

/** The same providers for a check: each call is tried once, so that a check tells what a call meets, and how long it takes. */
interface CheckedProviders {
  readonly speechToText: MeteredSpeechToText | null
  readonly textToSpeech: MeteredTextToSpeech | null
  readonly languageModel: MeteredLanguageModel | null
}

const probeDeadlineMs = 2_500
/** A signal is useless if it comes later than the patience it would save. */
const turnDeadlineMs = 600
/** A recruiter waits for a draft: for a title or an instruction, and for a list of requirements or questions. */
const authorDeadlinesMs = { short: 10_000, long: 45_000 }

const createSpeechToText = (env: Env, resilience: Resilience, maxAttempts?: 1): MeteredSpeechToText | null => {
  const configured = findConfiguredSpeechToText(env)
  return configured && resilience.speechToText(limitAttempts(configured, maxAttempts))
}

const createTextToSpeech = (env: Env, resilience: Resilience, maxAttempts?: 1): MeteredTextToSpeech | null => {
  const configured = findConfiguredTextToSpeech(env)
  return configured && resilience.textToSpeech(limitAttempts(configured, maxAttempts))
}

const createLanguageModel = (env: Env, resilience: Resilience, maxAttempts?: 1): MeteredLanguageModel | null => {
  const configured = findConfiguredLanguageModel(env)
  return configured && resilience.languageModel(limitAttempts(configured, maxAttempts))
}

const limitAttempts = <P>({ model, open }: ConfiguredProvider<P>, maxAttempts?: 1): Opening<P> => ({
  model,
  open: (mayRetry) => open({ mayRetry, ...(maxAttempts === undefined ? {} : { maxAttempts }) }),
})

const createInterviewer = (log: Logger, model: MeteredLanguageModel | null): MeteredInterviewer =>
  model === null
    ? builtinInterviewer
    : createModelInterviewer({
        model,
        fallback: builtinInterviewer,
        deadlineMs: probeDeadlineMs,
        onFallback: (reason) => log.debug({ reason }, 'the built-in interviewer decided'),
      })

const createTurnDetector = (model: MeteredLanguageModel | null): MeteredTurnDetector => {
  if (model === null) return builtinTurnDetector
  return {
    detectEnding: ({ costOwner: account, ...input }) =>
      createModelTurnDetector({
        model: onAccount(model, { ...account, purpose: 'turn' }),
        rules: builtinTurnDetector,
        deadlineMs: turnDeadlineMs,
      }).detectEnding(input),
  }
}

const createSetAuthor = (log: Logger, model: MeteredLanguageModel | null): OpenSetAuthor => {
  if (model === null) return () => builtinSetAuthor
  return (organizationId) =>
    createModelSetAuthor({
      model: onAccount(model, { organizationId, sessionId: null, purpose: 'author' }),
      fallback: builtinSetAuthor,
      deadlinesMs: authorDeadlinesMs,
      onFallback: (reason) => log.info({ reason }, 'the built-in author wrote the draft'),
    })
}

const createGuard = ({ env, clock, log, usage }: ProviderDeps): Resilience => {
  const { dailyCapUsd, ...prices } = env.aiCosts
  return createResilience({
    nowMs: clock.nowMs,
    prices,
    capMicroUsd: dailyCapUsd === null ? null : dailyCapUsd * 1_000_000,
    readSpentMicroUsd: usage.readSpentMicroUsd,
    record: usage.record,
    onCapReached: (organizationId) =>
      log.warn({ organizationId }, "an organization's money for models today is spent: what is built in takes over"),
    onProviderLeft: (left) => log.warn(left, 'a provider keeps failing and is left alone for a while'),
  })
}

/** Every configured provider, metered; what none is configured for is built in or absent. */
export const createProviders = (deps: ProviderDeps): Providers => {
  const { env, log } = deps
  const resilience = createGuard(deps)
  // Of the same model, with a breaker of its own: a conversation gives it 0.6 and 2.5 s, and what is slower for a while is
  // left alone by conversations, but still good enough to judge.
  const inConversation = createLanguageModel(env, resilience)
  const languageModel = createLanguageModel(env, resilience)
  return {
    speechToText: createSpeechToText(env, resilience),
    textToSpeech: createTextToSpeech(env, resilience),
    languageModel,
    openSetAuthor: createSetAuthor(log, languageModel),
    interviewer: createInterviewer(log, inConversation),
    turnDetector: createTurnDetector(inConversation),
    checked: {
      speechToText: createSpeechToText(env, resilience, 1),
      textToSpeech: createTextToSpeech(env, resilience, 1),
      languageModel: createLanguageModel(env, resilience, 1),
    },
  }
}
