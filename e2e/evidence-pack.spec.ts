import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { legalHold, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { readZip } from '../apps/server/src/modules/exports/testing/read-zip'
import { exportTexts } from '../apps/server/src/modules/exports/texts'
import { openProductDatabase } from '../bench/lib/product-database'
import type { ApiClient } from './support/api-client'
import { expectAccessible } from './support/expect-accessible'
import { pressEnterOn, typeInto } from './support/keyboard'
import { makeActiveSet, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'

const { page: texts, verifier } = exportTexts.en.evidence
const person = { firstName: 'Lan', lastName: 'Phạm', email: 'lan.evidence@example.org', answers: englishAnswers }

/** Records of this minute enter the chain hours later. This one happened yesterday. */
const addOldRecord = async (dataDir: string, submissionId: string): Promise<void> => {
  const database = openProductDatabase(dataDir)
  try {
    const [row] = await database.withActor({ kind: 'worker' }, (tx) =>
      tx.select({ organizationId: submission.organizationId }).from(submission).where(eq(submission.id, submissionId)),
    )
    if (row === undefined) throw new Error('no such submission')
    const { organizationId } = row
    const userId = randomUUID()
    const held = { reason: 'Case 17', heldBy: userId, heldAt: new Date(Date.now() - 24 * 3_600_000) }
    await database.withActor({ kind: 'member', userId, organizationId }, (tx) =>
      tx.insert(legalHold).values({ submissionId, organizationId, ...held }),
    )
  } finally {
    await database.close()
  }
}

const downloadPack = async (api: ApiClient, submissionId: string): Promise<Map<string, Buffer>> => {
  const path = '/api/interview/interview/submission'
  const ordered = await api.post(`${path}/schedule-export`, { format: 'evidence', submissionIds: [submissionId] })
  expect(ordered.status).toBe(202)
  let url = ''
  await expect(async () => {
    const { body } = await api.get(`${path}/export/${String(ordered.body.id)}`)
    expect(body).toMatchObject({ state: 'ready', download: { url: expect.stringMatching(/^http/) } })
    const { download } = body
    if (typeof download === 'object' && download !== null && 'url' in download) url = String(download.url)
  }).toPass({ timeout: 60_000 })
  const { pathname, search } = new URL(url)
  const file = await api.request(`${pathname}${search}`, {})
  return readZip(Buffer.from(await file.arrayBuffer()))
}

test('an evidence pack is verified in a browser from a disk, and the page names each file that was changed', async ({
  page,
  product,
  recruiter,
}) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  await takeTypedInterview(product.url, set.linkId, person)
  const [made] = await waitForAssessed(recruiter.api, 1)
  const id = made?.id ?? ''
  await addOldRecord(product.dataDir, id)
  const files = await downloadPack(recruiter.api, id)
  // The space and the sign must not matter in an address.
  const folder = join(await mkdtemp(join(tmpdir(), 'candor-evidence-')), 'pack #1')
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }

  await page.goto(pathToFileURL(join(folder, 'verify.html')).href)
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  const result = page.getByRole('status')
  const choose = async (chosen = folder): Promise<void> => {
    await page.getByLabel(texts.folderLabel).setInputFiles(chosen)
  }
  await choose()
  await expect(result.getByRole('heading', { level: 2, name: texts.valid })).toBeVisible()
  await expect(result).toContainText(/OK: 1 records, 6 files, \d entries/)
  await expectAccessible(page, 'a valid evidence pack')

  const noted = page.getByLabel(texts.notedLabel)
  await typeInto(page, noted, JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8')).head.hash)
  await page.keyboard.press('Enter')
  await expect(result.getByRole('heading', { level: 2, name: texts.valid })).toBeVisible()
  await noted.fill('f'.repeat(64))
  await noted.press('Enter')
  await expect(result).toContainText(verifier.noted.replace('{hash}', 'f'.repeat(64)))
  await noted.fill('')

  for (const [name, bytes] of files) {
    const changed = Buffer.from(bytes)
    const place = bytes.byteLength >> 1
    changed[place] = (bytes[place] ?? 0) ^ 1
    await writeFile(join(folder, name), changed)
    await choose()
    await expect(result.getByRole('heading', { level: 2, name: texts.invalid })).toBeVisible()
    await expect(result).toContainText(
      name === 'pack.json' ? verifier.pack : verifier.fileChanged.replace('{file}', name),
    )
    if (name === 'records.jsonl') await expectAccessible(page, 'a changed evidence pack')
    await writeFile(join(folder, name), bytes)
    await choose()
    await expect(result.getByRole('heading', { level: 2, name: texts.valid })).toBeVisible()
  }

  const added = join(folder, 'interview', '02.webm')
  await writeFile(added, 'another recording')
  await choose()
  await expect(result).toContainText(verifier.fileAdded.replace('{file}', 'interview/02.webm'))
  await rm(added)

  await choose(join(folder, 'interview'))
  await expect(result).toContainText(texts.noPack)
  await rm(join(folder, 'interview', 'transcript.txt'))
  await choose()
  await expect(result).toContainText(verifier.fileMissing.replace('{file}', 'interview/transcript.txt'))
  // By keyboard alone: the button of the browser opens its own dialog.
  const opening = page.waitForEvent('filechooser')
  await pressEnterOn(page, page.getByLabel(texts.folderLabel))
  expect((await opening).isMultiple()).toBe(true)
  await rm(dirname(folder), { recursive: true })
})
