import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSphinxOutput } from './sphinx-output.mjs'

/** A rejection with its HTTP status and a message, never with audio or recognized words. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

const maxWaiting = 16
const waiting = []
let running = 0

/** Runs one recognizer per core but one. The queue is short, because a rejected caller has its own deadline. */
async function runQueued(work) {
  if (running >= Math.max(1, availableParallelism() - 1)) {
    if (waiting.length >= maxWaiting) throw new Refusal(429, 'busy')
    await new Promise((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
}

/** Returns the seconds of a PCM, 16 kHz, mono, 16-bit WAV. Rejects anything else, because nothing here resamples. */
export function readWavSeconds(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at) => (at + 4 <= view.byteLength ? bytes.toString('latin1', at, at + 4) : '')
  if (word(0) !== 'RIFF' || word(8) !== 'WAVE') throw new Refusal(400, 'the file is not a WAV')
  let isRight = false
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const size = view.getUint32(at + 4, true)
    if (word(at) === 'fmt ' && at + 24 <= view.byteLength) isRight = isSixteenKilohertzMono(view, at + 8)
    if (word(at) === 'data' && isRight) return Math.min(size, view.byteLength - at - 8) / 32_000
    at += 8 + size + (size % 2)
  }
  throw new Refusal(400, 'the WAV must be PCM, 16 kHz, mono, 16 bit')
}

function isSixteenKilohertzMono(view, at) {
  const isPcmMono = view.getUint16(at, true) === 1 && view.getUint16(at + 2, true) === 1
  return isPcmMono && view.getUint32(at + 4, true) === 16_000 && view.getUint16(at + 14, true) === 16
}

/** Runs pocketsphinx on the WAV in its own process, without a shell, and reads the recognized words. */
export function recognize(command, wav, signal) {
  const timeoutMs = Math.ceil(10_000 + readWavSeconds(wav) * 3_000)
  return runQueued(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'candor-speech-'))
    try {
      const path = join(folder, 'speech.wav')
      await writeFile(path, wav, { mode: 0o600 })
      const args = ['-infile', path, '-time', 'yes', '-logfn', '/dev/null']
      return readSphinxOutput(await run(command, args, { timeout: timeoutMs, signal }))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    execFile(command, args, { ...options, killSignal: 'SIGKILL', maxBuffer: 8 * 1024 * 1024 }, (error, stdout) => {
      if (error === null) resolve(stdout)
      else reject(new Refusal(error.code === 'ENOENT' ? 503 : 500, 'the recognizer failed'))
    })
  })
}
