import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { machineLine } from '../bench/lib/figures'
import { type ObjectStore, openS3ObjectStore } from '../packages/media/src'
import {
  buildStoreOptions,
  objectStoreChecks,
  runObjectStoreCheck,
  type S3Service,
  ServiceFixture,
} from '../packages/media/src/testing'
import { type Ceph, startCeph } from './lib/ceph-cluster'
import { CephUnavailableError, fetchCeph } from './lib/ceph-packages'

/** `npm run test:objects [-- --large-mb 512]`: tests the object store against a real Ceph gateway and measures its speed. */
const { values } = parseArgs({ options: { 'large-mb': { type: 'string', default: '512' } } })
const mebibyte = 1024 * 1024
const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Generates bytes while they are read, so that only the store's memory is measured. */
const createSource = (sizeBytes: number) => {
  const block = Buffer.allocUnsafe(65_536)
  for (let at = 0; at < block.byteLength; at += 1) block[at] = (at * 2_654_435_761) >>> 24
  const blocks = function* () {
    for (let left = sizeBytes; left > 0; left -= block.byteLength)
      yield block.subarray(0, Math.min(left, block.byteLength))
  }
  const hash = createHash('sha256')
  for (const piece of blocks()) hash.update(piece)
  return { sizeBytes, sha256: hash.digest('hex'), open: async () => Readable.from(blocks()) }
}

const runChecks = async (fixture: ServiceFixture): Promise<number> => {
  let failedCount = 0
  for (const check of objectStoreChecks) {
    const startedMs = performance.now()
    const failure: unknown = await runObjectStoreCheck(check, async () => fixture).then(
      () => null,
      (error: unknown) => error,
    )
    const ms = Math.round(performance.now() - startedMs)
    print(`${failure === null ? 'passed' : 'FAILED'}  ${check.name} (${ms} ms)`)
    if (failure !== null) {
      failedCount += 1
      print(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure))
    }
  }
  return failedCount
}

const refusesWrongSecret = async (service: S3Service): Promise<boolean> => {
  const store = await openS3ObjectStore({ ...buildStoreOptions(service), secretAccessKey: 'wrong' })
  const isRefused = await store.put({ key: 'o', ...createSource(10) }).then(
    () => false,
    (error: unknown) => error instanceof Error && error.name === 'SignatureDoesNotMatch',
  )
  await store.close()
  return isRefused
}

/** Kills the gateway during a put. The put must fail, and the next put must replace it completely. */
const outlivesKill = async (ceph: Ceph, store: ObjectStore, fixture: ServiceFixture): Promise<boolean> => {
  const object = { key: 'killed', ...createSource(96 * mebibyte) }
  const put = store.put(object).then(
    () => 'stored',
    () => 'refused',
  )
  await new Promise((done) => setTimeout(done, 300))
  await ceph.killGateway()
  const outcome = await put
  await ceph.startGateway()
  const isThere = (await store.stat('killed')) !== null
  await store.put(object)
  const unfinished = await fixture.countUnfinished()
  await store.delete('killed')
  print(
    `gateway killed in mid-put: ${outcome}, object there: ${isThere}; put again: stored, unfinished uploads: ${unfinished}`,
  )
  return outcome === 'refused' && !isThere && unfinished === 0
}

const measure = async (store: ObjectStore, sizeBytes: number, count: number): Promise<string> => {
  const source = createSource(sizeBytes)
  let peak = process.memoryUsage.rss()
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const startedMs = performance.now()
  for (let at = 0; at < count; at += 1) await store.put({ key: `measured-${at}`, ...source })
  const putMs = performance.now() - startedMs
  const readStartedMs = performance.now()
  for await (const _block of (await store.read('measured-0')) ?? []) peak = Math.max(peak, process.memoryUsage.rss())
  const readMs = performance.now() - readStartedMs
  clearInterval(timer)
  for (let at = 0; at < count; at += 1) await store.delete(`measured-${at}`)
  const rate = (bytes: number, ms: number): string => `${(bytes / mebibyte / (ms / 1000)).toFixed(0)} MB/s`
  const memory = (peak / mebibyte).toFixed(0)
  return `${count} × ${sizeBytes / mebibyte} MB: put with read-back ${rate(sizeBytes * count, putMs)}, read ${rate(sizeBytes, readMs)}, this process ${memory} MB at most`
}

const runAll = async (ceph: Ceph): Promise<boolean> => {
  const { endpoint, accessKeyId, secretAccessKey } = ceph
  const service = { endpoint, accessKeyId, secretAccessKey, region: 'us-east-1', bucket: 'recordings' }
  const fixture = new ServiceFixture(service)
  await fixture.makeBucket()
  const failedCount = await runChecks(fixture)
  const isRefused = await refusesWrongSecret(service)
  print(`${isRefused ? 'passed' : 'FAILED'}  refuses a wrong secret`)
  const store = await openS3ObjectStore({ ...buildStoreOptions(service), partBytes: 8 * mebibyte })
  const isAlive = await outlivesKill(ceph, store, fixture)
  print(await measure(store, 1 * mebibyte, 20))
  print(await measure(store, 16 * mebibyte, 4))
  print(await measure(store, Number(values['large-mb']) * mebibyte, 1))
  print(`Ceph's own memory: ${((await ceph.residentBytes()) / mebibyte).toFixed(0)} MB`)
  print(machineLine())
  await store.close()
  return failedCount === 0 && isRefused && isAlive
}

const start = async (): Promise<Ceph | null> => {
  try {
    const root = await fetchCeph(join(import.meta.dirname, '../.data/ceph'))
    const startedMs = performance.now()
    const ceph = await startCeph(root)
    print(`Ceph gateway up in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
    return ceph
  } catch (error) {
    if (!(error instanceof CephUnavailableError)) throw error
    print(`skipped: ${error.message}`)
    return null
  }
}

const ceph = await start()
if (ceph !== null) {
  try {
    if (!(await runAll(ceph))) process.exitCode = 1
  } finally {
    await ceph.stop()
  }
}
