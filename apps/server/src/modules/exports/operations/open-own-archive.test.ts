import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../../testing/http-client'
import { makeSetOverHttp } from '../../../testing/http-interview'
import { register } from '../../audit/testing/audited-people'
import { makeSubmissionOverHttp } from '../../audit/testing/audited-submission'
import { type AuditedServer, openAuditedServer } from '../../audit/testing/open-audited-server'
import { readZip } from '../testing/read-zip'

const zArchive = z.object({
  schema: z.literal('candor.interview.v1'),
  interview: z.object({ id: z.string(), assessment: z.unknown(), answers: z.array(z.object({ text: z.string() })) }),
  takes: z.array(z.object({ isCurrent: z.boolean() })).min(1),
  recordings: z.array(z.object({ file: z.string() })).min(1),
  files: z.array(z.object({ file: z.string(), sizeBytes: z.number() })).min(1),
  consents: z.array(z.object({ purpose: z.string(), givenAt: z.string() })).min(1),
})

let server: AuditedServer
let owner: HttpClient
let made: Awaited<ReturnType<typeof makeSubmissionOverHttp>>
beforeAll(async () => {
  server = await openAuditedServer()
  owner = await register(server, 'owner@example.org')
  made = await makeSubmissionOverHttp(server, owner, await makeSetOverHttp(owner))
})
afterAll(() => server.close())

const pathOf = (id: string) => `/api/seeker/seeker/submission/${id}/archive`
const download = async (client: HttpClient, id: string) => client.request(pathOf(id), { method: 'GET' })

test('openOwnArchive gives the candidate everything in files that its data names, and a page that opens alone', async () => {
  const answer = await download(made.candidate, made.id)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = await readZip(Buffer.from(await answer.arrayBuffer()))
  const data = zArchive.parse(JSON.parse(files.get('interview.json')?.toString() ?? ''))
  expect(data.interview.id).toBe(made.id)
  for (const { file } of data.recordings) expect(files.get(file)?.length ?? 0).toBeGreaterThan(1_000)
  for (const { file, sizeBytes } of data.files) expect(files.get(file)?.length).toBe(sizeBytes)
  const named = [...data.files, ...data.recordings].map(({ file }) => file)
  expect([...files.keys()]).toEqual(['README.txt', ...named, 'interview.json', 'index.html'])
  const page = files.get('index.html')?.toString() ?? ''
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) =>
    decodeURIComponent(address ?? ''),
  )
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect([address, files.has(address)]).toEqual([address, true])
  // The mark of a follow-up is a name that is written as an address.
  expect(page.match(/<h3 data-digital-source-type="http:\/\/cv\.iptc\.org\/[^"]*algorithmicMedia">/g)).toHaveLength(1)
  const unmarked = page.replaceAll(/ data-digital-source-type="[^"]*"/g, '')
  expect(unmarked).not.toMatch(/<script|https?:|@import|url\(/)
  expect(page).toMatch(
    /<h2>What you agreed to<\/h2>.*Follow-ups and assessment by AI<br><small>Agreed: \d{4}-.*SHA-256: [0-9a-f]{64}/s,
  )
  expect(page.match(/<h1>/g)).toHaveLength(1)
})

test('the page of the interview shows about the size of the archive', async () => {
  const { archiveSizeBytes } = z
    .object({ archiveSizeBytes: z.number() })
    .parse((await made.candidate.get(`/api/seeker/seeker/submission/${made.id}`)).body)
  const { byteLength } = await (await download(made.candidate, made.id)).arrayBuffer()
  // Words and names are not counted.
  expect(byteLength - archiveSizeBytes).toBeGreaterThan(0)
  expect(byteLength - archiveSizeBytes).toBeLessThan(100_000)
})

test('openOwnArchive has no address of the server, and no word that a member wrote', async () => {
  const detail = z.object({ applicantId: z.string() }).parse((await owner.get(made.path)).body)
  const note = { applicantId: detail.applicantId, text: 'Canary note' }
  expect((await owner.post('/api/company/note', note)).status).toBeLessThan(300)
  const level = { dimId: 'comprehension', level: 4, reason: 'Canary reason' }
  expect((await owner.post(`${made.path}/levels`, level)).status).toBeLessThan(300)
  const answer = await download(made.candidate, made.id)
  const files = await readZip(Buffer.from(await answer.arrayBuffer()))
  for (const name of ['README.txt', 'index.html', 'interview.json']) {
    expect(files.get(name)?.toString()).not.toMatch(/canary|\/api\//i)
  }
})

test('openOwnArchive reports a foreign interview as missing, to members too', async () => {
  const stranger = await makeSubmissionOverHttp(server, owner, await makeSetOverHttp(owner))
  expect((await download(stranger.candidate, made.id)).status).toBe(404)
  expect((await download(made.candidate, 'none')).status).toBe(404)
  expect((await download(owner, made.id)).status).toBeGreaterThanOrEqual(401)
})
