import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '../e2e/support/product'
import { makeActiveSet, makeRecruiter } from '../e2e/support/scenario'
import { openMedia } from '../packages/media/src/container/media-input'
import { machineLine, percentiles } from './lib/figures'
import { type Finalized, finalizeOurs, measureIndex, readPeakMiB } from './lib/finalize-ours'
import { hasFfmpeg, type PeerRun, remuxWithFfmpeg, remuxWithMediabunny } from './lib/finalize-peers'
import { type LongRecording, makeLongRecording } from './lib/long-recording'

/**
 * Measures the time from the stop of a long recording until it plays and seeks: ours, mediabunny's remux and ffmpeg's in one run.
 * `npm run bench:finalize -- --minutes 94 --runs 5 --seed 1`. Needs the built product (`npm start` builds it).
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '94' },
    /** The rate of a real Chromium recording: 264 MB in 94 minutes. */
    'bytes-per-second': { type: 'string', default: '46800' },
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
})
const minutes = Number(values.minutes)
const runs = Number(values.runs)
const seed = Number(values.seed)

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const formatRow = (name: string, timesMs: readonly number[], memory: string): string => {
  const { n, p50, p95, max } = percentiles(timesMs)
  return `| ${name} | ${n} | ${ms(p50)} | ${ms(p95)} | ${ms(max)} | ${memory} |`
}
const formatMib = (value: number): string => `${value.toFixed(0)} MiB`

/** Reads the duration as a player does, from the first bytes alone. */
const readStatedDurationMs = async (firstBytes: Uint8Array): Promise<number | null> => {
  const input = openMedia(firstBytes)
  const seconds = await input.getDurationFromMetadata()
  input.dispose()
  return seconds === null ? null : seconds * 1000
}

interface Ours {
  readonly runs: readonly Finalized[]
  readonly beforeMiB: number
  readonly afterMiB: number
}

const runOurs = async (recording: LongRecording): Promise<Ours> => {
  const product = await startProduct({ VOICE: 'off' })
  try {
    const recruiter = await makeRecruiter(product.url)
    const { linkId } = await makeActiveSet(recruiter.api)
    const beforeMiB = readPeakMiB(product.pid())
    const done: Finalized[] = []
    for (let run = 0; run < runs; run += 1) {
      done.push(await finalizeOurs(product, linkId, recording))
      process.stderr.write(`ours ${run + 1} of ${runs}: ${ms(done.at(-1)?.playableMs ?? 0)} ms\n`)
    }
    return { runs: done, beforeMiB, afterMiB: readPeakMiB(product.pid()) }
  } finally {
    await product.dispose()
  }
}

const runPeer = async (run: () => Promise<PeerRun>): Promise<PeerRun[]> => {
  const done: PeerRun[] = []
  for (let at = 0; at < runs; at += 1) done.push(await run())
  return done
}

const formatPeerRow = (name: string, done: readonly PeerRun[]): string =>
  formatRow(
    name,
    done.map((run) => run.ms),
    formatMib(Math.max(...done.map((run) => run.peakMiB))),
  )

const folder = await mkdtemp(join(tmpdir(), 'candor-bench-finalize-'))
try {
  const sizeBytes = minutes * 60 * Number(values['bytes-per-second'])
  const recording = await makeLongRecording(join(folder, 'long.webm'), { minutes, sizeBytes, seed })
  console.log(`${minutes} minutes, ${(recording.sizeBytes / 1e6).toFixed(0)} MB, ${runs} runs, seed ${seed}`)
  console.log(machineLine())
  const index = await measureIndex(recording)
  const ours = await runOurs(recording)
  const to = join(folder, 'remuxed.webm')
  const mediabunny = await runPeer(() => remuxWithMediabunny(recording.path, to))
  const ffmpeg = hasFfmpeg() ? await runPeer(() => remuxWithFfmpeg(recording.path, to)) : null
  const grown = `${formatMib(ours.afterMiB - ours.beforeMiB)} more than at rest (whole server)`
  const all = ours.runs
  console.log('\n| stop to seekable | n | p50 ms | p95 ms | max ms | peak memory |\n|---|---|---|---|---|---|')
  console.log(
    formatRow(
      'ours: last append sent to sealed, header stored',
      all.map((run) => run.sealedMs),
      grown,
    ),
  )
  console.log(
    formatRow(
      'ours: to the first range read',
      all.map((run) => run.playableMs),
      '',
    ),
  )
  console.log(
    formatRow(
      'ours: to a range in the middle read',
      all.map((run) => run.soughtMs),
      '',
    ),
  )
  console.log(formatPeerRow('mediabunny, WebM to WebM', mediabunny))
  console.log(ffmpeg === null ? '| ffmpeg | not installed | | | | |' : formatPeerRow('ffmpeg -c copy', ffmpeg))
  console.log(formatRow('index, per append of 190 KB', index.pushesMs, ''))
  console.log(formatRow('index, header at the stop', index.headersMs, ''))
  console.log(
    formatRow(
      'an append of 190 KB, acknowledged',
      all.flatMap((run) => run.appendsMs.slice(0, -1)),
      '',
    ),
  )
  const stated = await readStatedDurationMs(all[0]?.firstBytes ?? new Uint8Array(0))
  console.log(`\nthe header states ${stated} ms; the recording lasts ${recording.durationMs} ms`)
  if (stated === null || Math.abs(stated - recording.durationMs) > 50) process.exitCode = 1
  console.log(machineLine())
} finally {
  if (existsSync(folder)) await rm(folder, { recursive: true, force: true })
}
