import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecordingIndexer, type PlayableRecording, resolveVirtualRange } from '@candor/media'
import { chromium } from '@playwright/test'
import { readRange } from '../apps/server/src/modules/content/playback/byte-range'
import { machineLine } from './lib/figures'

/**
 * Plays fragmented MP4, as Safari records it, in a real Chromium: as stored, and with our header. ffmpeg makes the file.
 * Shows what Chromium reads before the first picture, and where it can seek: `npx tsx bench/seek-mp4.ts`
 */
const minutes = 20
const codecs = ['aac', 'libopus'] as const
const seeksS = [601.3, 7.2, 1150, 0.4, 899.9] as const

interface Served {
  readonly header: Uint8Array
  readonly body: { readonly startBytes: number; readonly endBytes: number }
  readonly stored: Uint8Array
}

const ffmpeg = (...args: readonly string[]): void => {
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args])
  if (status !== 0) throw new Error(`ffmpeg: ${stderr.toString()}`)
}

/** Repeats twenty seconds in fragments of one second. Every second fragment begins with a key frame. */
const makeRecording = async (folder: string, codec: string): Promise<Uint8Array> => {
  const short = join(folder, `${codec}-short.mp4`)
  const long = join(folder, `${codec}.mp4`)
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=640x480:r=30:d=20', '-vf', 'noise=alls=20:allf=t']
  const sound = ['-f', 'lavfi', '-i', 'sine=f=440:d=20:r=48000', '-c:a', codec, '-b:a', '64k', '-ac', '1']
  const video = ['-c:v', 'libx264', '-profile:v', 'baseline', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-g', '60']
  const rate = ['-b:v', '1400k', '-maxrate', '1500k', '-bufsize', '1500k']
  ffmpeg(...picture.slice(0, 4), ...sound.slice(0, 4), ...picture.slice(4), ...video, ...rate, ...sound.slice(4), short)
  const flags = 'frag_keyframe+empty_moov+default_base_moof+skip_trailer'
  const cut = ['-movflags', flags, '-frag_duration', '1000000']
  ffmpeg('-stream_loop', String(minutes * 3 - 1), '-i', short, '-c', 'copy', ...cut, long)
  return new Uint8Array(await readFile(long))
}

const describeWhole = (stored: Uint8Array): PlayableRecording => {
  const indexer = createRecordingIndexer()
  for (let at = 0; at < stored.byteLength; at += 190_000) indexer.push(stored.subarray(at, at + 190_000))
  return indexer.playable()
}

/** Responds in small blocks, so that bytes a player no longer wants are not counted. */
const serve = (files: ReadonlyMap<string, Served>, counts: { requests: number; bytes: number }): Promise<Server> => {
  const server = createServer((request, response) => {
    const served = files.get(request.url ?? '')
    if (served === undefined) {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><video muted></video>')
      return
    }
    const { header, body, stored } = served
    const totalBytes = header.byteLength + body.endBytes - body.startBytes
    const range = readRange(request.headers.range, totalBytes)
    const slice = resolveVirtualRange(header, body, range === null || range === 'unsatisfiable' ? undefined : range)
    const { start = 0, endInclusive = 0, parts = [] } = slice ?? {}
    counts.requests += 1
    response.writeHead(206, {
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-range': `bytes ${start}-${endInclusive}/${totalBytes}`,
      'content-length': String(endInclusive - start + 1),
    })
    const blocks = parts.flatMap((part) => {
      const bytes = part.from === 'header' ? part.bytes : stored.subarray(part.start, part.endInclusive + 1)
      return Array.from({ length: Math.ceil(bytes.byteLength / 65_536) }, (_, at) =>
        bytes.subarray(at * 65_536, (at + 1) * 65_536),
      )
    })
    const next = (): void => {
      for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) {
        counts.bytes += block.byteLength
        if (!response.write(block)) {
          response.once('drain', next)
          return
        }
      }
      response.end()
    }
    next()
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** The part of the page's video element that is used here: Node has no DOM types. */
interface Player {
  src: string
  currentTime: number
  readonly duration: number
  addEventListener(name: string, listener: () => void, options: { readonly once: boolean }): void
}

/** Runs in the page. */
const loadAndSeek = async (video: Player, { url, places }: { url: string; places: readonly number[] }) => {
  const wait = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), 8000)
      video.addEventListener(
        name,
        () => {
          clearTimeout(timer)
          resolve(true)
        },
        { once: true },
      )
    })
  const loaded = wait('loadeddata')
  const startMs = performance.now()
  video.src = url
  const isLoaded = await loaded
  const loadMs = performance.now() - startMs
  const seeks: { isDone: boolean; tookMs: number }[] = []
  for (const place of places) {
    const sought = wait('seeked')
    const fromMs = performance.now()
    video.currentTime = place
    seeks.push({ isDone: await sought, tookMs: performance.now() - fromMs })
  }
  return { isLoaded, loadMs, durationS: video.duration, seeks }
}

const folder = await mkdtemp(join(tmpdir(), 'candor-seek-'))
const files = new Map<string, Served>()
const expectedMs = new Map<string, number>()
for (const codec of codecs) {
  const stored = await makeRecording(folder, codec)
  const { header, bodyStart, bodyEnd, durationMs } = describeWhole(stored)
  files.set(`/${codec}-as-stored`, {
    header: new Uint8Array(0),
    body: { startBytes: 0, endBytes: stored.byteLength },
    stored,
  })
  files.set(`/${codec}-with-our-header`, { header, body: { startBytes: bodyStart, endBytes: bodyEnd }, stored })
  expectedMs.set(`/${codec}-with-our-header`, durationMs ?? 0)
}
await rm(folder, { recursive: true })

const counts = { requests: 0, bytes: 0 }
const server = await serve(files, counts)
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
console.log(`${minutes} minutes of H.264, ${browser.version()}; made by ffmpeg, not run on Safari\n${machineLine()}`)
console.log(
  '| file | MB | duration s | first picture ms | requests | MB read | seeks ms |\n|---|---|---|---|---|---|---|',
)
for (const [url, { stored }] of files) {
  const page = await browser.newPage()
  // tsx names functions with a helper function that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(`${origin}/`)
  Object.assign(counts, { requests: 0, bytes: 0 })
  const { isLoaded, loadMs, durationS, seeks } = await page
    .locator('video')
    .evaluate(loadAndSeek, { url: origin + url, places: seeksS })
  const times = seeks.map(({ isDone, tookMs }) => (isDone ? tookMs.toFixed(0) : 'never')).join(', ')
  const read = `${counts.requests} | ${(counts.bytes / 1e6).toFixed(0)}`
  const size = (stored.byteLength / 1e6).toFixed(0)
  console.log(`| ${url.slice(1)} | ${size} | ${durationS.toFixed(2)} | ${loadMs.toFixed(0)} | ${read} | ${times} |`)
  const durationMs = expectedMs.get(url)
  const isExact = durationMs === undefined || Math.abs(durationS * 1000 - durationMs) <= 50
  if (durationMs !== undefined && !(isLoaded && isExact && seeks.every(({ isDone }) => isDone))) process.exitCode = 1
  await page.close()
}
await browser.close()
server.close()
