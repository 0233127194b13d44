import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import { judgeAnswer } from '../apps/server/src/modules/assessments/judging/testing/open-judge'
import { type Product, startProduct } from '../e2e/support/product'
import { makeActiveSet, makeRecruiter, setContent } from '../e2e/support/scenario'
import { countWaiting, engineAloneMs, waitedMs } from './lib/assessed'
import { type Felt, feel } from './lib/command-load'
import { machineLine, percentiles } from './lib/figures'
import { openProductDatabase, type ProductDatabase } from './lib/product-database'
import { addWaiting, letModelJudge, type WaitingSet } from './lib/waiting-submissions'

/**
 * Case AI-20: so many submissions wait; all are evaluated within ten minutes, and interviews feel nothing of it. First by the
 * built-in engine, then by a model over HTTP that was away and is there again:
 * `npm run bench:assess -- --count 500 --call-seconds 3 --away-seconds 120`. Needs the built product (`npm start` builds it).
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    answers: { type: 'string', default: '10' },
    /** Of the model's, each. */
    'call-seconds': { type: 'string', default: '3' },
    /** After the built-in engine is through; from two minutes on whatever waits looks again once a minute only. */
    'away-seconds': { type: 'string', default: '120' },
  },
})
const submissionCount = Number(values.count)
const callMs = Number(values['call-seconds']) * 1_000
const limitMs = 10 * 60_000
const model = { id: 'openai-compatible', model: 'judge-1' }
/** As the judging job has it: so many interviews side by side, two groups each one after the other without a CV. */
const judgedAtOnce = 16
const groupsInTurn = 2

/** An interviewer asks the same model whether to ask on: it gets nothing out of it, and asks what was prepared. */
const isJudges = (prompt: string): boolean => prompt.startsWith('{"boundary"')

const say = (line: string): void => console.log(line)
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
const figures = (valuesMs: readonly number[]): string => {
  const { n, p50, p95, max } = percentiles(valuesMs)
  return `n ${n}, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, max ${max.toFixed(0)} ms`
}
const waits = (valuesMs: readonly number[]): string => {
  const { n, p50, p95, max } = percentiles(valuesMs)
  return `n ${n}, p50 ${seconds(p50)}, p95 ${seconds(p95)}, max ${seconds(max)}`
}

interface Site {
  readonly product: Product
  readonly database: ProductDatabase
  readonly models: FakeLanguageServer
  feel(): ReturnType<typeof feel>
}

const reportFelt = (when: string, felt: Felt): void => {
  say(`  ${when}: an interview's command ${figures(felt.commandsMs)}; the list ${figures(felt.listsMs)}`)
  const [p95, max] = [percentiles(felt.loopP95Ms), percentiles(felt.loopMaxMs)]
  say(
    `    event loop late, of each second: p95 at the median ${p95.p50.toFixed(1)} ms, at most ${max.max.toFixed(0)} ms`,
  )
}

const reportWaits = (what: string, expected: number, valuesMs: readonly number[]): void => {
  const total = Math.max(0, ...valuesMs)
  const isMet = valuesMs.length === expected && total <= limitMs
  say(
    `  ${what}: ${waits(valuesMs)}; ${expected - valuesMs.length} missing: ${isMet ? 'within' : 'NOT WITHIN'} ten minutes`,
  )
  if (!isMet) process.exitCode = 1
}

const judgesCalls = ({ models }: Site): number => models.calls.filter(({ prompt }) => isJudges(prompt)).length

const makeWaitingSet = async (url: string): Promise<WaitingSet> => {
  const texts = Array.from(
    { length: Number(values.answers) },
    (_, nth) => `Question ${nth + 1}: what did you do that week?`,
  )
  const { api } = await makeRecruiter(url)
  const { id, content } = await makeActiveSet(api, setContent({ durationMinutes: 60 }, texts))
  return { setId: id, questions: content.questions }
}

const untilNone = async (site: Site, setId: string, engine: 'builtin' | 'llm'): Promise<void> => {
  const giveUpMs = performance.now() + 3 * limitMs
  while ((await countWaiting(site.database, setId, engine)) > 0 && performance.now() < giveUpMs) await delay(1_000)
}

const builtin = async (site: Site): Promise<void> => {
  say(
    `\nThe built-in engine, ${submissionCount} at once, ${values.answers} spoken answers of about a hundred words each; ${machineLine()}`,
  )
  const set = await makeWaitingSet(site.product.url)
  const sinceMs = await addWaiting(site.database, set, submissionCount)
  const felt = site.feel()
  await untilNone(site, set.setId, 'builtin')
  reportFelt('meanwhile', await felt.stop())
  const waited = await waitedMs(site.database, { setId: set.setId, engine: 'builtin', sinceMs })
  reportWaits('commit of the jobs to the stored version', submissionCount, waited)
  const alone = await engineAloneMs(site.database, 60)
  const mean = alone.slice(10).reduce((sum, ms) => sum + ms, 0) / Math.max(1, alone.length - 10)
  say(
    `  the engine alone, in a loop on the same interviews: ${figures(alone.slice(10))}, ${seconds(mean * submissionCount)} for all of them; ${machineLine()}`,
  )
}

const judged = async (site: Site): Promise<void> => {
  say(`\nA model that was away and is there again, ${seconds(callMs)} a call; ${machineLine()}`)
  const set = await makeWaitingSet(site.product.url)
  await letModelJudge(site.database, set, model)
  site.models.setModes({ kind: 'status', status: 503 })
  const sinceMs = await addWaiting(site.database, set, submissionCount)
  const unavailable = site.feel()
  await untilNone(site, set.setId, 'builtin')
  const waited = await waitedMs(site.database, { setId: set.setId, engine: 'builtin', sinceMs })
  reportWaits('while it is away: the built-in engine’s version', submissionCount, waited)
  await delay(Number(values['away-seconds']) * 1_000)
  reportFelt('while it is unavailable', await unavailable.stop())
  const callsAway = judgesCalls(site)
  site.models.setModes({ kind: 'slow', delayMs: callMs })
  const backMs = Date.now()
  const back = site.feel()
  await untilNone(site, set.setId, 'llm')
  reportFelt('when it is back', await back.stop())
  const judgedMs = await waitedMs(site.database, { setId: set.setId, engine: 'llm', sinceMs: backMs })
  reportWaits('its return to the stored version', submissionCount, judgedMs)
  const calls = judgesCalls(site) - callsAway
  const bound = Math.ceil(submissionCount / judgedAtOnce) * groupsInTurn * callMs
  say(
    `  calls: ${callsAway} in vain while it was away, ${calls} afterwards (${(calls / submissionCount).toFixed(2)} an interview; 6 are needed)`,
  )
  say(`  the model's own time alone, ${judgedAtOnce} interviews side by side: ${seconds(bound)}; ${machineLine()}`)
}

const withSite = async (run: (site: Site) => Promise<void>): Promise<void> => {
  const models = await startFakeLanguageServer({
    answer: ({ prompt }) => (isJudges(prompt) ? judgeAnswer(prompt, 4) : '{}'),
  })
  const folder = await mkdtemp(join(tmpdir(), 'candor-bench-assess-'))
  const probeFile = join(folder, 'loop.json')
  const product = await startProduct({
    VOICE: 'off',
    LLM_PROVIDER: model.id,
    LLM_MODEL: model.model,
    LLM_BASE_URL: models.baseUrls['openai-compatible'],
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'lib', 'loop-probe.mjs')).href}`,
    LOOP_PROBE_FILE: probeFile,
  })
  const database = openProductDatabase(product.dataDir)
  try {
    const { api } = await makeRecruiter(product.url)
    const texts = Array.from({ length: 20 }, (_, nth) => `Question ${nth + 1}: what did you do at work?`)
    const { linkId } = await makeActiveSet(api, setContent({ durationMinutes: 60 }, texts))
    const list = () => api.get('/api/interview/interview/submission')
    await run({ product, database, models, feel: () => feel({ url: product.url, linkId, probeFile, list }) })
  } finally {
    await database.close()
    await product.dispose()
    await models.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
say(`waiting submissions at ${commit}, ${machineLine()}`)
await withSite(async (site) => {
  const atRest = site.feel()
  await delay(20_000)
  reportFelt('at rest', await atRest.stop())
  await builtin(site)
  await judged(site)
})
process.exit()
