import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct } from '../../e2e/support/product'
import { beginRecording, makeActiveSet, makeRecruiter } from '../../e2e/support/scenario'
import { crc32 } from '../../packages/media/src/crc32'
import type { AppendStore } from '../../packages/media/src/ports/append-store'
import { createAesCtrTransform } from '../../packages/media/src/stores/aes-ctr-transform'
import { createFileAppendStore } from '../../packages/media/src/stores/file-append-store'
import { createHttpStream, type LoadStream } from './upload-load'

/** A server or disk that stores appended bytes. `pid` is the measured process, or null for this process. */
export interface UploadTarget {
  readonly name: string
  readonly pid: number | null
  makeStreams(count: number): Promise<LoadStream[]>
  /** Reads parts of what was stored; returns milliseconds for each. */
  readRanges?(): Promise<number[]>
  close(): Promise<void>
}

const rangeBytes = 64 * 1024
const peerFolder = fileURLToPath(new URL('../peers/upload/', import.meta.url))

const run = (command: string, args: readonly string[], cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })

const readFirstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('\n')) resolve(output.trim())
    })
    child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)))
  })

/** Starts @tus/server with its file store, without database or authentication. */
export const startTus = async (): Promise<UploadTarget> => {
  if (!existsSync(join(peerFolder, 'node_modules'))) await run('npm', ['ci', '--ignore-scripts'], peerFolder)
  const directory = await mkdtemp(join(tmpdir(), 'candor-bench-tus-'))
  const child = spawn(process.execPath, ['server.mjs', directory], {
    cwd: peerFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = Number(await readFirstLine(child))
  const create = async (): Promise<LoadStream> => {
    const made = await fetch(`http://127.0.0.1:${port}/files`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-defer-length': '1' },
    })
    const path = new URL(made.headers.get('location') ?? '', `http://127.0.0.1:${port}`).pathname
    return createHttpStream({
      port,
      path,
      headers: (offsetBytes, bytes) => ({
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.byteLength),
        'upload-offset': String(offsetBytes),
      }),
    })
  }
  return {
    name: '@tus/server + file store (no sync)',
    pid: child.pid ?? 0,
    makeStreams: (count) => Promise.all(Array.from({ length: count }, create)),
    close: async () => {
      child.kill('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Starts the built product with its embedded database: cookie, access, row, fence, CRC and two fdatasyncs with every append. */
export const startOurs = async ({ isEncrypted = false } = {}): Promise<UploadTarget> => {
  const key = isEncrypted ? { MEDIA_KEY: randomBytes(32).toString('base64') } : {}
  const product = await startProduct({ VOICE: 'off', ...key })
  const recruiter = await makeRecruiter(product.url)
  const set = await makeActiveSet(recruiter.api)
  const create = async (_: unknown, index: number): Promise<LoadStream> => {
    const person = { firstName: 'Load', lastName: `${index}`, email: `load-${randomUUID().slice(0, 8)}@example.org` }
    const { api, uploadId, epoch } = await beginRecording(product.url, set.linkId, person)
    const cookie = api
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    return createHttpStream({
      port: product.port,
      path: `/api/content/file/chunk/${uploadId}`,
      headers: (offsetBytes, bytes) => ({
        cookie,
        'content-type': 'application/partial-upload',
        'content-length': String(bytes.byteLength),
        'upload-offset': String(offsetBytes),
        'upload-complete': '?0',
        'upload-epoch': epoch,
        'upload-crc32': crc32(bytes).toString(16).padStart(8, '0'),
      }),
    })
  }
  return {
    name: `ours (CRC, two fdatasyncs, rights checked each time)${isEncrypted ? ', encrypted' : ''}`,
    pid: product.pid(),
    makeStreams: async (count) => {
      const streams: LoadStream[] = []
      for (let index = 0; index < count; index += 1) streams.push(await create(null, index))
      return streams
    },
    close: () => product.dispose(),
  }
}

const createTransform = () =>
  createAesCtrTransform({ currentKeyId: 'bench', keys: new Map([['bench', randomBytes(32)]]) })

/** Reads 64 KiB at places spread over the recordings; returns milliseconds for each. */
const readRanges = async (store: AppendStore, keys: readonly string[]): Promise<number[]> => {
  const latenciesMs: number[] = []
  for (let nth = 0; nth < 20 * keys.length; nth += 1) {
    const key = keys[nth % keys.length] ?? ''
    const sizeBytes = (await store.stat(key))?.sizeBytes ?? 0
    const start = (nth * 7_919_317) % Math.max(1, sizeBytes - rangeBytes)
    const fromMs = performance.now()
    const stream = await store.read(key, { start, endInclusive: start + rangeBytes - 1 })
    for await (const block of stream ?? []) if (block.length === 0) throw new Error('an empty block')
    latenciesMs.push(performance.now() - fromMs)
  }
  return latenciesMs
}

/** Starts our store without HTTP, database and rights, to measure the disk's share. */
export const startStore = async ({ isEncrypted = false } = {}): Promise<UploadTarget> => {
  const directory = await mkdtemp(join(tmpdir(), 'candor-bench-store-'))
  const transform = isEncrypted ? { transform: createTransform() } : {}
  const nowMs = () => performance.timeOrigin + performance.now()
  const store = createFileAppendStore({ directory, nowMs, ...transform })
  const keys: string[] = []
  await store.recover()
  const create = async (_: unknown, index: number): Promise<LoadStream> => {
    const key = `stream-${index}`
    await store.create(key)
    keys.push(key)
    return {
      append: async (offset, bytes) => {
        const { outcome } = await store.append({ key, offset, bytes, crc32: crc32(bytes) })
        if (outcome !== 'appended') throw new Error(`appended: ${outcome}`)
      },
      end: async () => undefined,
    }
  }
  return {
    name: `our store alone (CRC, SHA-256, two fdatasyncs)${isEncrypted ? ', encrypted' : ''}`,
    pid: null,
    readRanges: () => readRanges(store, keys),
    makeStreams: (count) => Promise.all(Array.from({ length: count }, create)),
    close: async () => {
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The physical limit: write and fdatasync, nothing else. */
export const startRaw = async (): Promise<UploadTarget> => {
  const directory = await mkdtemp(join(tmpdir(), 'candor-bench-raw-'))
  const create = async (_: unknown, index: number): Promise<LoadStream> => {
    const file = await open(join(directory, String(index)), 'w')
    return {
      append: async (offsetBytes, bytes) => {
        await file.write(bytes, 0, bytes.byteLength, offsetBytes)
        await file.datasync()
      },
      end: () => file.close(),
    }
  }
  return {
    name: 'raw write + fdatasync',
    pid: null,
    makeStreams: (count) => Promise.all(Array.from({ length: count }, create)),
    close: () => rm(directory, { recursive: true, force: true }),
  }
}
