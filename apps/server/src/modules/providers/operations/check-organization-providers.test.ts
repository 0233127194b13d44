import { createOpenAiSpeechToText, createResilience, type ProviderUse } from '@candor/ai'
import { startFakeSpeechServer } from '@candor/ai/testing'
import { expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { singleProcess } from '../../../platform/process-group'
import { readEnv } from '../../../platform/settings/env'
import { createCheckBudgets } from '../check-budgets'
import { type CheckDeps, checkOrganizationProviders } from './check-organization-providers'

const none = { speechToText: null, textToSpeech: null, languageModel: null }
const member = (organizationId: string): MemberCaller => ({
  kind: 'member',
  userId: 'u',
  organizationId,
  role: 'owner',
})

const createDeps = (): CheckDeps & { setNowMs: (ms: number) => void } => {
  let nowMs = 0
  const clock = { nowMs: () => nowMs }
  const env = readEnv({ NODE_ENV: 'test' })
  return {
    env,
    clock,
    providers: none,
    checkBudgets: createCheckBudgets({ clock, env, processes: singleProcess }),
    setNowMs: (ms) => {
      nowMs = ms
    },
  }
}

test('checks nothing where nothing is configured', async () => {
  expect(await checkOrganizationProviders(createDeps(), member('a'))).toEqual({ items: [] })
})

test('calls the provider on the account of the organization and answers with its fault', async () => {
  const server = await startFakeSpeechServer({ apiKey: 'right' })
  try {
    const deps = createDeps()
    const uses: ProviderUse[] = []
    const resilience = createResilience({
      nowMs: deps.clock.nowMs,
      prices: {
        inputUsdPerMtok: null,
        outputUsdPerMtok: null,
        speechToTextUsdPerMinute: null,
        textToSpeechUsdPerMchar: null,
      },
      capMicroUsd: null,
      readSpentMicroUsd: async () => 0,
      record: (use) => uses.push(use),
      onCapReached: () => undefined,
      onProviderLeft: () => undefined,
    })
    const open = () =>
      createOpenAiSpeechToText({ baseUrl: server.baseUrl, model: 'm', apiKey: 'wrong', maxAttempts: 1 })
    const providers = { ...none, speechToText: resilience.speechToText({ model: 'm', open }) }
    const { items } = await checkOrganizationProviders({ ...deps, providers }, member('a'))
    expect(items).toMatchObject([{ kind: 'speech-to-text', passed: false, samples: [{ fault: 'unauthorized' }, {}] }])
    expect(uses).toMatchObject([{ organizationId: 'a', sessionId: null, purpose: 'check', outcome: 'unauthorized' }])
  } finally {
    await server.close()
  }
})

test('rejects the seventh check in a row with RATE_LIMITED, for this organization only, until ten minutes later', async () => {
  const deps = createDeps()
  for (let checks = 0; checks < 6; checks++) await checkOrganizationProviders(deps, member('a'))
  await expect(checkOrganizationProviders(deps, member('a'))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await checkOrganizationProviders(deps, member('b'))
  deps.setNowMs(600_000)
  await checkOrganizationProviders(deps, member('a'))
})
