import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readPeakMiB } from './finalize-ours'

export interface PeerRun {
  readonly ms: number
  readonly peakMiB: number
}

const peerFolder = fileURLToPath(new URL('../peers/finalize/', import.meta.url))

const ended = (child: ChildProcess, what: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${what} ended with ${code}`))))
  })

/** Runs in its own process, so that its memory can be measured. The time excludes Node's start. */
export const remuxWithMediabunny = async (from: string, to: string): Promise<PeerRun> => {
  const child = spawn(process.execPath, ['remux.mjs', from, to], {
    cwd: peerFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const result: PeerRun = JSON.parse(await ended(child, 'mediabunny'))
  return result
}

export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

export const remuxWithFfmpeg = async (from: string, to: string): Promise<PeerRun> => {
  const startMs = performance.now()
  const child = spawn('ffmpeg', ['-v', 'error', '-y', '-i', from, '-c', 'copy', to], { stdio: 'ignore' })
  let peak = 0
  const watch = setInterval(() => {
    // The process has ended, so the file is gone.
    if (child.exitCode === null && child.pid !== undefined) peak = Math.max(peak, readPeakMiB(child.pid))
  }, 10)
  try {
    await ended(child, 'ffmpeg')
  } finally {
    clearInterval(watch)
  }
  return { ms: performance.now() - startMs, peakMiB: peak }
}
