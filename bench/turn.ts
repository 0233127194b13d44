import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startFakeSpeechServer } from '@candor/ai/testing'
import type { EdgeRules } from '../apps/web/src/shared/speech/detection/speech-edges'
import { type Product, startProduct } from '../e2e/support/product'
import { machineLine } from './lib/figures'
import { measureAudible } from './lib/turn-audible'
import { makeLink } from './lib/turn-client'
import { pauseScripts } from './lib/turn-corpus'
import { measureListening } from './lib/turn-listening'
import { measureOverhead } from './lib/turn-overhead'
import { makeCases } from './lib/turn-pauses'
import { measurePeer, readPeerVersion } from './lib/turn-peer'
import { formatFigures, reportEndings, reportPauses } from './lib/turn-report'
import { openSilero } from './lib/turn-silero'
import { hasEspeak } from './lib/turn-speech'

/**
 * Measures turns: the engine's overhead, the candidate's wait, interruptions, and the number of listening sessions.
 * `npm run bench:turn`, or parts of it: `npm run bench:turn -- --only overhead,audible,pauses,listening --turns 500`.
 * Needs the built product (`npm start` builds it), for `pauses` espeak-ng and for `audible` Chromium.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'overhead,audible,pauses,listening' },
    turns: { type: 'string', default: '500' },
    sessions: { type: 'string', default: '25,50,75' },
    seconds: { type: 'string', default: '30' },
  },
})
const parts = new Set(values.only.split(','))
const turns = Number(values.turns)
/** The largest set allowed, so that few interviews have to be started. */
const questionCount = 20

const print = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line)
}
const printHeading = (title: string): void => print(['', title, machineLine()])

const reportOverhead = async ({ url }: Product): Promise<void> => {
  printHeading('Commit to the first byte of the interviewer’s sound; providers at once (aim: p50 4, p95 10 ms)')
  const linkId = await makeLink(url, questionCount)
  print([
    formatFigures(
      'ours: key pressed, over the product’s WebSocket',
      await measureOverhead({ url, linkId, questionCount }, turns),
    ),
  ])
  print([formatFigures(`LiveKit agents-js ${readPeerVersion()}, in process, no network`, await measurePeer(turns))])
  print(['LiveKit agents-js as measured before on another day: p50 7.8, p95 16.0 ms (quoted, not measured here)'])
}

const reportAudible = async ({ url }: Product): Promise<void> => {
  printHeading('Commit to audible sound in Chromium, a prepared question (aim: p50 60, p95 120 ms)')
  const linkId = await makeLink(url, questionCount)
  const { soundMs, audibleMs, latencyMs } = await measureAudible({ url, linkId, questionCount }, Math.min(turns, 60))
  print([
    formatFigures('key pressed to the sound’s first byte in the page', soundMs),
    formatFigures('key pressed to the first sample that is not silence, in the graph', audibleMs),
    `the audio context reports ${latencyMs.toFixed(1)} ms more to the device (in no figure above)`,
  ])
}

const reportPauseCases = async (): Promise<void> => {
  printHeading(
    'Pauses: espeak-ng, Silero 6, the turn machine with the rules (aim: at most 2% interrupted; complete 0.8 s)',
  )
  if (!hasEspeak()) return print(['not run: espeak-ng is not installed'])
  // The product's own thresholds. Imported by path, because the module uses browser types.
  const path = pathToFileURL(join(import.meta.dirname, '../apps/web/src/shared/speech/detection/engine-rules.ts')).href
  const { engineRules }: { engineRules: { silero: EdgeRules } } = await import(path)
  const cases = await makeCases({ detector: await openSilero(), rules: engineRules.silero }, pauseScripts)
  print([
    `${pauseScripts.length} scripts in two languages, ${cases.length} cases`,
    ...reportPauses(cases),
    ...reportEndings(cases),
  ])
}

const reportListening = async (product: Product, probeFile: string): Promise<void> => {
  printHeading('Simultaneous listening sessions: 25 frames of sound and one ping per second each (aim: 50 on 2 cores)')
  const linkId = await makeLink(product.url, questionCount)
  for (const count of values.sessions.split(',').map(Number)) {
    const load = { url: product.url, linkId, pid: product.pid(), probeFile }
    const result = await measureListening(load, count, Number(values.seconds))
    print([
      formatFigures(`${count} sessions, ${result.lost} lost: ping to pong`, result.pongsMs),
      `  event-loop delay of the server p95 ${result.loopP95Ms.toFixed(1)} ms, at most ${result.loopMaxMs.toFixed(1)} ms; cores: server ${result.serverCores.toFixed(2)}, generator ${result.generatorCores.toFixed(2)}; ${machineLine()}`,
    ])
  }
}

/** Starts the built product with a vendor's voice and recognizer that respond at once. */
const withProduct = async (run: (product: Product, probeFile: string) => Promise<void>): Promise<void> => {
  const speech = await startFakeSpeechServer()
  const folder = await mkdtemp(join(tmpdir(), 'candor-bench-turn-'))
  const probeFile = join(folder, 'loop.json')
  const product = await startProduct({
    TTS_BASE_URL: speech.baseUrl,
    STT_BASE_URL: speech.baseUrl,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'lib', 'loop-probe.mjs')).href}`,
    LOOP_PROBE_FILE: probeFile,
  })
  try {
    await run(product, probeFile)
  } finally {
    await product.dispose()
    await speech.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
console.log(`turns at ${commit}, ${machineLine()}`)
if (parts.has('pauses')) await reportPauseCases()
await withProduct(async (product, probeFile) => {
  if (parts.has('overhead')) await reportOverhead(product)
  if (parts.has('audible')) await reportAudible(product)
  if (parts.has('listening')) await reportListening(product, probeFile)
})
print(['', machineLine()])
process.exit(0)
