import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { zScheduleExport } from '@candor/contract'
import { recordDelayMs } from '@candor/domain'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { giveAssessment, giveLevel } from '../submissions/testing/make-submission'
import { openExports } from './testing/open-exports'
import { readZip } from './testing/read-zip'

const run = promisify(execFile)
const zFailed = z.object({ code: z.number(), stdout: z.string() })

let fixture: Awaited<ReturnType<typeof openExports>>
let files: Map<string, Buffer>
/** The unpacked archive, in a folder without this product. */
let folder: string

beforeAll(async () => {
  fixture = await openExports()
  const { deps, exports, member } = fixture
  await fixture.submit()
  const made = await fixture.submit({ answers: [[{ text: 'Tôi nói sớm.', modality: 'spoken', videoMs: 9_000 }]] })
  await giveAssessment(deps, made.id, {})
  await giveLevel(deps, made.id, 3)
  deps.clock.advance(Math.max(0, Date.now() - deps.clock.nowMs()) + recordDelayMs + 60_000)
  const exported = await exports.make(member, { format: 'evidence', submissionIds: [made.id] })
  expect(exported).toMatchObject({ state: 'ready', format: 'evidence' })
  const { name, bytes } = await exports.download(exported.download?.url ?? '')
  expect(name).toMatch(/^evidence-[\d-]+\.zip$/)
  files = await readZip(bytes)
})
afterAll(() => fixture.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-evidence-'))
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
})
afterEach(() => rm(folder, { recursive: true }))

const verify = async (...args: string[]): Promise<{ code: number; stdout: string }> => {
  try {
    // Only Node: no module of this product can be found from there.
    const { stdout } = await run(process.execPath, ['verify.mjs', ...args], { cwd: folder, env: {} })
    return { code: 0, stdout }
  } catch (error) {
    return zFailed.parse(error)
  }
}
const readPart = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')
const change = async (name: string, edit: (text: string) => string): Promise<void> =>
  writeFile(join(folder, name), edit(await readPart(name)))
const flipByte = async (name: string, place: number): Promise<void> => {
  const bytes = await readFile(join(folder, name))
  bytes[place] = (bytes[place] ?? 0) ^ 1
  await writeFile(join(folder, name), bytes)
}

test('has records, chain, recordings, and words that say how to verify it', async () => {
  expect([...files.keys()]).toEqual([
    'README.txt',
    'verify.html',
    'verify.mjs',
    'records.jsonl',
    'chain.txt',
    'interview/01.webm',
    'interview/transcript.txt',
    'pack.json',
  ])
  expect(await readPart('README.txt')).toContain('node verify.mjs')
  expect(await readPart('records.jsonl')).toContain('"kind":"assessment"')
})

test('verifies without the product while nothing is changed, also from an end of the chain that was noted earlier', async () => {
  expect(await verify()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^OK: \d+ records, 7 files/) })
  const { head } = JSON.parse(await readPart('pack.json'))
  expect((await verify(head.hash)).code).toBe(0)
  expect(await verify('f'.repeat(64))).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('does not have the hash'),
  })
})

test('names the record of which one byte was changed', async () => {
  const lines = (await readPart('records.jsonl')).split('\n').slice(0, -1)
  expect(lines.length).toBeGreaterThan(2)
  let start = 0
  for (const [index, line] of lines.entries()) {
    const bytes = Buffer.byteLength(line)
    const place = start + ((index * 37) % bytes)
    await flipByte('records.jsonl', place)
    const { code, stdout } = await verify()
    expect([index, code, stdout.includes(`line ${index + 1} of records.jsonl`)]).toEqual([index, 1, true])
    await flipByte('records.jsonl', place)
    start += bytes + 1
  }
  expect((await verify()).code).toBe(0)
})

test('names each file of which one byte was changed, also of the pack’s own description', async () => {
  for (const [name, bytes] of files) {
    await flipByte(name, bytes.byteLength >> 1)
    const { code, stdout } = await verify()
    // The changed program still runs: the byte in its middle is in a text or a comment, or it fails to start.
    if (name !== 'verify.mjs') expect([name, code, stdout.includes(name)]).toEqual([name, 1, true])
    else expect(code).not.toBe(0)
    await writeFile(join(folder, name), bytes)
  }
  const time = new Date(0).toISOString()
  await change('pack.json', (text) => text.replace(/"createdAt": "[^"]+"/, `"createdAt": "${time}"`))
  expect((await verify()).stdout).toBe('NOT OK: pack.json is missing or was changed\n')
})

test('finds a changed entry of the chain, a record that was removed, and a changed or missing recording', async () => {
  await flipByte('chain.txt', 3)
  expect(await verify()).toMatchObject({ code: 1, stdout: expect.stringContaining('chain.txt does not end') })
  await flipByte('chain.txt', 3)
  await change('records.jsonl', (text) => text.split('\n').slice(1).join('\n'))
  expect(await verify()).toMatchObject({ code: 1, stdout: expect.stringContaining('records instead of') })
  await writeFile(join(folder, 'records.jsonl'), files.get('records.jsonl') ?? '')
  await flipByte('interview/01.webm', 2)
  expect(await verify()).toMatchObject({ code: 1, stdout: expect.stringContaining('interview/01.webm was changed') })
  await rm(join(folder, 'interview/01.webm'))
  expect(await verify()).toMatchObject({ code: 1, stdout: expect.stringContaining('interview/01.webm is missing') })
})

test('names a file that was added, and one that can’t be read, which is not missing', async () => {
  await writeFile(join(folder, 'interview/02.webm'), 'another recording')
  expect(await verify()).toMatchObject({ code: 1, stdout: expect.stringContaining('interview/02.webm is not part of') })
  await rm(join(folder, 'interview/02.webm'))
  await writeFile(join(folder, 'interview/.DS_Store'), 'of the system')
  expect((await verify()).code).toBe(0)
  // A link to a folder: it is there, and its bytes can't be read.
  await rm(join(folder, 'interview/01.webm'))
  await symlink(folder, join(folder, 'interview/01.webm'))
  expect((await verify()).stdout).toBe('NOT OK: interview/01.webm can’t be read\n')
})

test('takes a noted hash in any spelling, and not the zeros before the first entry', async () => {
  const { head } = JSON.parse(await readPart('pack.json'))
  expect((await verify(` ${head.hash.toUpperCase()}\n`)).code).toBe(0)
  expect((await verify('0'.repeat(64))).code).toBe(1)
})

test('is refused for several submissions at once', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  expect(zScheduleExport.safeParse({ format: 'evidence', submissionIds: ids }).success).toBe(false)
  expect(zScheduleExport.safeParse({ format: 'zip', submissionIds: ids }).success).toBe(true)
})
