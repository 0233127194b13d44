import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, type Product, startProduct } from '../../e2e/support/product'
import { beginRecording, makeActiveSet, makeRecruiter } from '../../e2e/support/scenario'
import { withClient } from '../../packages/db/src/client/roles'
import { startTestServer, type TestServer } from '../../packages/db/src/testing/test-server'
import { waitUntil } from '../lib/wait'
import { makeExpectedBytes } from '../powercut/random'
import { type Sender, type SendPlan, sendAll } from './faithful-sender'
import { type Nginx, startNginx } from './start-nginx'

let folder: string
let database: TestServer
let products: Product[]
let nginx: Nginx
let url: string

/** Longer than a server needs to be taken for dead, on any machine. */
const LIMIT_MS = 60_000
const plan: SendPlan = { sizeBytes: 3_000_000, chunkBytes: 150_000, pauseMs: 250 }

const beginSenders = async (count: number, firstSeed: number): Promise<Sender[]> => {
  // Not through nginx, which is impatient here: what is set up is not what is shown.
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

/** The process that has most of these recordings: nginx keeps away for a while from one that had died. */
const ownerOf = async (senders: readonly Sender[]): Promise<Product | undefined> => {
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

/** Read back through nginx, whichever process is asked. */
const expectWhole = async (sender: Sender): Promise<void> => {
  const media = await sender.api.request(`/api/content/file/media/${sender.uploadId}`, { method: 'GET' })
  expect(media.status).toBe(200)
  const stored = new Uint8Array(await media.arrayBuffer())
  expect(Buffer.compare(stored, makeExpectedBytes(sender.seed, 0, plan.sizeBytes))).toBe(0)
}

const takeovers = (senders: readonly Sender[]): number => senders.reduce((sum, sender) => sum + sender.takeovers, 0)

/** A takeover shows only in uploads with acknowledged bytes. */
const untilUnderWay = (senders: readonly Sender[]): Promise<boolean> =>
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
  // One after the other: both would bring the database up to date.
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

const killOne = async (): Promise<void> => {
  const [first] = products
  const senders = await beginSenders(8, 100)
  const sending = senders.map((sender) => sendAll(sender, plan))
  await untilUnderWay(senders)
  await first?.kill()
  await Promise.all(sending)
  expect(takeovers(senders), 'some were the dead process’s').toBeGreaterThan(0)
  expect(takeovers(senders), 'and some were not').toBeLessThan(senders.length)
  for (const sender of senders) await expectWhole(sender)
  await first?.start()
  for (const sender of senders) await expectWhole(sender)
}

const freezeOne = async (): Promise<void> => {
  const senders = await beginSenders(8, 200)
  const owner = await ownerOf(senders)
  const sending = senders.map((sender) => sendAll(sender, plan))
  await untilUnderWay(senders)
  process.kill(owner?.pid() ?? 0, 'SIGSTOP')
  await waitUntil(async () => takeovers(senders) > 0, LIMIT_MS)
  process.kill(owner?.pid() ?? 0, 'SIGCONT')
  await Promise.all(sending)
  expect(takeovers(senders)).toBeGreaterThan(0)
  for (const sender of senders) await expectWhole(sender)
  for (const sender of senders) await expectWhole(sender)
}

/**
 * Two server processes on one database behind nginx. One of them dies, one is frozen and comes back: every recording ends
 * whole, from the candidate's own copy where need be.
 */
export const describeTwoServers = () =>
  describe.concurrent('two servers on one database', () => {
    beforeAll(open)
    afterAll(close)
    test.sequential(
      'recordings whose process was killed in mid-upload and never came back end whole at the other one',
      killOne,
    )
    test.sequential(
      'a process that was frozen for so long that another took over changes nothing when it comes back',
      freezeOne,
    )
  })
