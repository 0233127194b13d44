import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, type Product, startProduct } from '../../e2e/support/product'
import { beginRecording, makeActiveSet, makeRecruiter } from '../../e2e/support/scenario'
import { withClient } from '../../packages/db/src/client/roles'
import { startTestServer, type TestServer } from '../../packages/db/src/testing/test-server'
import { waitUntil } from '../lib/wait'
import { makeExpectedBytes } from '../powercut/expected-bytes'
import { type Nginx, startNginx } from './start-nginx'
import { type Sender, type SendPlan, sendAll } from './upload-sender'

let folder: string
let database: TestServer
let products: Product[]
let nginx: Nginx
let url: string

/** Longer than it takes on any machine until a server is considered dead. */
const LIMIT_MS = 60_000
const plan: SendPlan = { sizeBytes: 3_000_000, chunkBytes: 150_000, pauseMs: 250 }

const beginSenders = async (count: number, firstSeed: number): Promise<Sender[]> => {
  // Set up without nginx, whose short timeouts are only for the tested uploads.
  const recruiter = await makeRecruiter(`http://localhost:${products[1]?.port}`)
  const { linkId } = await makeActiveSet(recruiter.api)
  const senders: Sender[] = []
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const person = { firstName: 'Two', lastName: `${seed}`, email: `two-${seed}@example.org` }
    const { api, uploadId } = await beginRecording(url, linkId, person)
    senders.push({ seed, uploadId, api, takeovers: 0, acknowledgedBytes: 0 })
  }
  return senders
}

/** Finds the process that owns most of these recordings. nginx avoids a process that died for a while. */
const findOwner = async (senders: readonly Sender[]): Promise<Product | undefined> => {
  const { rows } = await withClient(database.urls.migratorUrl, (client) =>
    client.query<{ owner: string }>(
      'select owner_node as owner from upload where id = any($1) group by owner_node order by count(*) desc limit 1',
      [senders.map(({ uploadId }) => uploadId)],
    ),
  )
  for (const product of products) {
    const storeId = await readFile(join(product.dataDir, 'store-id'), 'utf8')
    if (storeId.trim() === rows[0]?.owner) return product
  }
  return undefined
}

/** Reads the recording through nginx, from either process. */
const expectComplete = async (sender: Sender): Promise<void> => {
  const media = await sender.api.request(`/api/content/file/media/${sender.uploadId}`, { method: 'GET' })
  expect(media.status).toBe(200)
  const stored = new Uint8Array(await media.arrayBuffer())
  expect(Buffer.compare(stored, makeExpectedBytes(sender.seed, 0, plan.sizeBytes))).toBe(0)
}

const countTakeovers = (senders: readonly Sender[]): number =>
  senders.reduce((sum, sender) => sum + sender.takeovers, 0)

/** A takeover shows only in uploads with acknowledged bytes. */
const waitUntilUploading = (senders: readonly Sender[]): Promise<boolean> =>
  waitUntil(async () => senders.every(({ acknowledgedBytes }) => acknowledgedBytes > 0), LIMIT_MS)

const open = async (): Promise<void> => {
  folder = await mkdtemp(join(tmpdir(), 'candor-two-'))
  database = await startTestServer()
  const port = await freePort()
  url = `http://localhost:${port}`
  const start = (name: string): Promise<Product> =>
    startProduct({
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.urls.migratorUrl,
      DATABASE_APP_URL: database.urls.appUrl,
      SECRET: 'a secret of the tests that all processes share',
      PUBLIC_URL: url,
      VOICE: 'off',
    })
  // One after the other, because both would migrate the database.
  products = [await start('a'), await start('b')]
  nginx = await startNginx(
    port,
    products.map((product) => product.port),
  )
}

const close = async (): Promise<void> => {
  await nginx.close()
  for (const product of products) await product.dispose()
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

const testKilledServer = async (): Promise<void> => {
  const [first] = products
  const senders = await beginSenders(8, 100)
  const sending = senders.map((sender) => sendAll(sender, plan))
  await waitUntilUploading(senders)
  await first?.kill()
  await Promise.all(sending)
  expect(countTakeovers(senders), 'the killed process owned some uploads').toBeGreaterThan(0)
  expect(countTakeovers(senders), 'the other process owned some uploads').toBeLessThan(senders.length)
  for (const sender of senders) await expectComplete(sender)
  await first?.start()
  for (const sender of senders) await expectComplete(sender)
}

const testFrozenServer = async (): Promise<void> => {
  const senders = await beginSenders(8, 200)
  const owner = await findOwner(senders)
  const sending = senders.map((sender) => sendAll(sender, plan))
  await waitUntilUploading(senders)
  process.kill(owner?.pid() ?? 0, 'SIGSTOP')
  await waitUntil(async () => countTakeovers(senders) > 0, LIMIT_MS)
  process.kill(owner?.pid() ?? 0, 'SIGCONT')
  await Promise.all(sending)
  expect(countTakeovers(senders)).toBeGreaterThan(0)
  for (const sender of senders) await expectComplete(sender)
  for (const sender of senders) await expectComplete(sender)
}

/**
 * Runs two server processes on one database behind nginx. One is killed, one is frozen and resumes. Every recording ends
 * complete, if necessary from the candidate's copy.
 */
export const describeTwoServers = () =>
  describe.concurrent('two servers on one database', () => {
    beforeAll(open)
    afterAll(close)
    test.sequential(
      'the other server completes the recordings of a server that was killed during the upload',
      testKilledServer,
    )
    test.sequential(
      'a frozen server changes nothing when it resumes after another server has taken over',
      testFrozenServer,
    )
  })
