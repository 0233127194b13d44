import { parseArgs } from 'node:util'
import { machineLine, percentiles } from './lib/figures'
import { processorTimeMs, readProductTime } from './lib/process-cpu'
import { runLoad } from './lib/upload-load'
import { startOurs, startRaw, startStore, startTus, type UploadTarget } from './lib/upload-targets'

/**
 * Compares uploads: ours, @tus/server and the plain disk, in turns within one run. Each stream appends 190,000 bytes per second.
 * `npm run bench:upload -- --streams 50 --seconds 30 --rounds 3`; `--encrypted` compares ours with and without MEDIA_KEY instead.
 * `--warmup 20` runs the load for 20 s before it is measured: a server that has just started still compiles its code.
 */
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    warmup: { type: 'string', default: '0' },
    bytes: { type: 'string', default: '190000' },
    encrypted: { type: 'boolean', default: false },
  },
})
const streamCount = Number(values.streams)
const load = { chunkBytes: Number(values.bytes), intervalMs: 1000 }
const warmup = { ...load, seconds: Number(values.warmup), startBytes: 0 }
const plan = { ...load, seconds: Number(values.seconds), startBytes: warmup.seconds * load.chunkBytes }
const rounds = Number(values.rounds)

const encryptedTargets = [false, true].flatMap((isEncrypted) => [
  () => startStore({ isEncrypted }),
  () => startOurs({ isEncrypted }),
])
const targets = values.encrypted ? encryptedTargets : [startRaw, startStore, startTus, startOurs]

interface Round {
  readonly latenciesMs: number[]
  readonly ownMs: number
  readonly databaseMs: number
}

const printReads = (name: string, latenciesMs: readonly number[]): void => {
  const { n, p50, p95 } = percentiles(latenciesMs)
  console.log(`reads of 64 KiB  ${name.padEnd(52)} n ${n}  p50 ${p50.toFixed(2)}  p95 ${p95.toFixed(2)}`)
}

/** The database's processes that have ended count too: connections close after a while. */
const readTimes = (pid: number): { readonly ownMs: number; readonly databaseMs: number } => ({
  ownMs: processorTimeMs(pid).ownMs,
  databaseMs: readProductTime(pid).databaseMs,
})

const measure = async (start: () => Promise<UploadTarget>): Promise<Round & { readonly name: string }> => {
  const target = await start()
  try {
    const streams = await target.makeStreams(streamCount)
    const pid = target.pid ?? process.pid
    await runLoad(streams, warmup)
    const before = readTimes(pid)
    const latenciesMs = await runLoad(streams, plan)
    const after = readTimes(pid)
    for (const stream of streams) await stream.end()
    if (values.encrypted && target.readRanges) printReads(target.name, await target.readRanges())
    return {
      name: target.name,
      latenciesMs,
      ownMs: after.ownMs - before.ownMs,
      databaseMs: after.databaseMs - before.databaseMs,
    }
  } finally {
    await target.close()
  }
}

const ms = (value: number): string => value.toFixed(1).padStart(7)

console.log(
  `${streamCount} streams, ${plan.chunkBytes} bytes a second each, ${plan.seconds} s after ${warmup.seconds} s, ${rounds} rounds`,
)
console.log(machineLine())
const all = new Map<string, Round[]>()
for (let round = 0; round < rounds; round += 1) {
  for (const start of targets) {
    const { name, ...measured } = await measure(start)
    all.set(name, [...(all.get(name) ?? []), measured])
    const { n, p50, p95, p99, max } = percentiles(measured.latenciesMs)
    const perAppend = `${(measured.ownMs / n).toFixed(2)} ms + database ${(measured.databaseMs / n).toFixed(2)} ms`
    console.log(
      `round ${round + 1}  ${name.padEnd(52)} n ${n}  p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)}  max ${ms(max)}  processor per append ${perAppend}`,
    )
  }
}
const worst = [...all].flatMap(([name, measured]) => {
  const [slowest] = measured.map(({ latenciesMs }) => percentiles(latenciesMs)).sort((a, b) => b.p95 - a.p95)
  return slowest === undefined ? [] : [{ name, ...slowest }]
})
const [raw] = worst
const timesRaw = (value: number, rawValue: number | undefined): string =>
  rawValue === undefined ? '' : ` (${(value / rawValue).toFixed(1)} x)`

console.log('\nworst of the rounds, milliseconds from due to acknowledged; x: times the first row')
for (const { name, p50, p95, p99, max } of worst) {
  console.log(
    `${name.padEnd(52)} p50 ${ms(p50)}${timesRaw(p50, raw?.p50)}  p95 ${ms(p95)}${timesRaw(p95, raw?.p95)}  p99 ${ms(p99)}  max ${ms(max)}`,
  )
}
console.log(machineLine())
