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
import { countWaiting, listWaitTimesMs, measureEngine } from './lib/assessed'
import { type CommandLoadReport, startCommandLoad } from './lib/command-load'
import { machineLine, percentiles } from './lib/figures'
import { openProductDatabase, type ProductDatabase } from './lib/product-database'
import { addWaiting, enableModelJudge, type WaitingSet } from './lib/waiting-submissions'

/**
 * Case AI-20: all waiting submissions are assessed within ten minutes, without slowing interviews down. First by the built-in
 * engine, then by a model over HTTP that was unavailable and returns:
 * `npm run bench:assess -- --count 500 --call-seconds 3 --away-seconds 120`. Needs the built product (`npm start` builds it).
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    answers: { type: 'string', default: '10' },
    /** Duration of each model call. */
    'call-seconds': { type: 'string', default: '3' },
    /** Outage after the built-in engine has finished. After two minutes waiting jobs poll once a minute only. */
    'away-seconds': { type: 'string', default: '120' },
  },
})
const submissionCount = Number(values.count)
const callMs = Number(values['call-seconds']) * 1_000
const limitMs = 10 * 60_000
const model = { id: 'openai-compatible', model: 'judge-1' }
/** As in the judging job. */
const parallelInterviews = 16
/** Rounds of three calls: each answer is read, then Comprehension, three abilities and three dimensions of language are rated. */
const roundsPerInterview = Number(values.answers) + 1 + 3 + 3

/** The interviewer asks the same model about follow-ups. It gets no reply and asks the prepared questions. */
const isJudgeCall = (prompt: string): boolean => prompt.includes('"boundary":"=')

const print = (line: string): void => console.log(line)
const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
const formatFigures = (valuesMs: readonly number[]): string => {
  const { n, p50, p95, max } = percentiles(valuesMs)
  return `n ${n}, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, max ${max.toFixed(0)} ms`
}
const formatWaitTimes = (valuesMs: readonly number[]): string => {
  const { n, p50, p95, max } = percentiles(valuesMs)
  return `n ${n}, p50 ${formatSeconds(p50)}, p95 ${formatSeconds(p95)}, max ${formatSeconds(max)}`
}

interface Site {
  readonly product: Product
  readonly database: ProductDatabase
  readonly models: FakeLanguageServer
  startCommandLoad(): ReturnType<typeof startCommandLoad>
}

const reportCommands = (when: string, report: CommandLoadReport): void => {
  print(
    `  ${when}: an interview's command ${formatFigures(report.commandsMs)}; the list ${formatFigures(report.listsMs)}`,
  )
  const [p95, max] = [percentiles(report.loopP95Ms), percentiles(report.loopMaxMs)]
  print(`    event-loop delay: median of each second's p95 ${p95.p50.toFixed(1)} ms, at most ${max.max.toFixed(0)} ms`)
}

const reportWaitTimes = (what: string, expected: number, valuesMs: readonly number[]): void => {
  const total = Math.max(0, ...valuesMs)
  const isMet = valuesMs.length === expected && total <= limitMs
  print(
    `  ${what}: ${formatWaitTimes(valuesMs)}; ${expected - valuesMs.length} missing: ${isMet ? 'within' : 'NOT WITHIN'} ten minutes`,
  )
  if (!isMet) process.exitCode = 1
}

const countJudgeCalls = ({ models }: Site): number => models.calls.filter(({ prompt }) => isJudgeCall(prompt)).length

const makeWaitingSet = async (url: string): Promise<WaitingSet> => {
  const texts = Array.from(
    { length: Number(values.answers) },
    (_, nth) => `Question ${nth + 1}: what did you do that week?`,
  )
  const { api } = await makeRecruiter(url)
  const { id, content } = await makeActiveSet(api, setContent({ durationMinutes: 60 }, texts))
  return { setId: id, questions: content.questions }
}

const waitUntilAssessed = async (site: Site, setId: string, engine: 'builtin' | 'llm'): Promise<void> => {
  const giveUpMs = performance.now() + 3 * limitMs
  while ((await countWaiting(site.database, setId, engine)) > 0 && performance.now() < giveUpMs) await delay(1_000)
}

const measureBuiltInEngine = async (site: Site): Promise<void> => {
  print(
    `\nThe built-in engine, ${submissionCount} at once, ${values.answers} spoken answers of about a hundred words each; ${machineLine()}`,
  )
  const set = await makeWaitingSet(site.product.url)
  const sinceMs = await addWaiting(site.database, set, submissionCount)
  const report = site.startCommandLoad()
  await waitUntilAssessed(site, set.setId, 'builtin')
  reportCommands('meanwhile', await report.stop())
  const waited = await listWaitTimesMs(site.database, { setId: set.setId, engine: 'builtin', sinceMs })
  reportWaitTimes('commit of the jobs to the stored version', submissionCount, waited)
  const alone = await measureEngine(site.database, 60)
  const mean = alone.slice(10).reduce((sum, ms) => sum + ms, 0) / Math.max(1, alone.length - 10)
  print(
    `  the engine alone, in a loop on the same interviews: ${formatFigures(alone.slice(10))}, ${formatSeconds(mean * submissionCount)} for all of them; ${machineLine()}`,
  )
}

const measureModel = async (site: Site): Promise<void> => {
  print(`\nA model that was unavailable and returns, ${formatSeconds(callMs)} per call; ${machineLine()}`)
  const set = await makeWaitingSet(site.product.url)
  await enableModelJudge(site.database, set, model)
  site.models.setModes({ kind: 'status', status: 503 })
  const sinceMs = await addWaiting(site.database, set, submissionCount)
  const unavailable = site.startCommandLoad()
  await waitUntilAssessed(site, set.setId, 'builtin')
  const waited = await listWaitTimesMs(site.database, { setId: set.setId, engine: 'builtin', sinceMs })
  reportWaitTimes('while it is unavailable: the built-in engine’s version', submissionCount, waited)
  await delay(Number(values['away-seconds']) * 1_000)
  reportCommands('while it is unavailable', await unavailable.stop())
  const callsDuringOutage = countJudgeCalls(site)
  site.models.setModes({ kind: 'slow', delayMs: callMs })
  const returnedMs = Date.now()
  const afterReturn = site.startCommandLoad()
  await waitUntilAssessed(site, set.setId, 'llm')
  reportCommands('after it returned', await afterReturn.stop())
  const judgedMs = await listWaitTimesMs(site.database, { setId: set.setId, engine: 'llm', sinceMs: returnedMs })
  reportWaitTimes('its return to the stored version', submissionCount, judgedMs)
  const calls = countJudgeCalls(site) - callsDuringOutage
  const bound = Math.ceil(submissionCount / parallelInterviews) * roundsPerInterview * callMs
  print(
    `  calls: ${callsDuringOutage} failed during the outage, ${calls} afterwards (${(calls / submissionCount).toFixed(2)} per interview; ${3 * roundsPerInterview} are needed)`,
  )
  print(
    `  the model's own time alone, ${parallelInterviews} interviews in parallel: ${formatSeconds(bound)}; ${machineLine()}`,
  )
}

const withSite = async (run: (site: Site) => Promise<void>): Promise<void> => {
  const models = await startFakeLanguageServer({
    answer: ({ prompt }) => (isJudgeCall(prompt) ? judgeAnswer(prompt, 4) : '{}'),
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
    await run({
      product,
      database,
      models,
      startCommandLoad: () => startCommandLoad({ url: product.url, linkId, probeFile, list }),
    })
  } finally {
    await database.close()
    await product.dispose()
    await models.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
print(`waiting submissions at ${commit}, ${machineLine()}`)
await withSite(async (site) => {
  const idle = site.startCommandLoad()
  await delay(20_000)
  reportCommands('idle', await idle.stop())
  await measureBuiltInEngine(site)
  await measureModel(site)
})
process.exit()
