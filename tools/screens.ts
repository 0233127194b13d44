import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser-flags'
import { ROOT } from '../e2e/support/paths'
import { prepare } from '../e2e/support/prepare'
import { startProduct } from '../e2e/support/product'
import { startSpeech } from '../e2e/support/speech'
import { type Camera, createCamera } from './pictures/camera'
import { type Attempt, addSubmissions, makeFixture } from './pictures/fixture'
import { renderIndexPage } from './pictures/index-page'
import { recordInterview, recordUnusableAnswer, visitCandidate, visitPages } from './pictures/walk'

/**
 * `npm run screens`: starts the product with its own folder, fills it over HTTP, and saves a picture of every screen in
 * both sizes, languages and themes into the git-ignored `screens/`, with an index page.
 *
 *   npm run screens -- [--only <part of a name>] [--readme]
 *
 * `--readme` also renews the README's pictures in docs/pictures.
 */
const chosen = [
  ['submission-3--1440-en-light.png', 'review.webp'],
  ['new-set--1440-en-light.png', 'quick-generate.webp'],
  ['candidate-device-check--1440-en-light.png', 'device-check.webp'],
  ['candidate-interview--1440-en-light.png', 'interview.webp'],
  ['candidate-interview--390-en-dark.png', 'interview-phone.webp'],
] as const

const listReadmeFiles = (): Map<string, string> => {
  const folder = join(ROOT, 'docs', 'pictures')
  mkdirSync(folder, { recursive: true })
  return new Map(chosen.map(([taken, name]) => [taken, join(folder, name)]))
}

const failures: string[] = []

const attempt: Attempt = async (name, work) => {
  try {
    await work()
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
}

/** Attempts each part separately, so that a failure leaves the pictures of the others. */
const takePictures = async (browser: Browser, url: string, camera: Camera): Promise<void> => {
  let fixture = await makeFixture(url, attempt)
  await attempt('an interview on video', () => recordInterview({ browser, url, fixture, camera, attempt }))
  await attempt('an interview with a fault', () => recordUnusableAnswer({ browser, url, fixture, camera, attempt }))
  await attempt('the assessed submissions', async () => {
    fixture = await addSubmissions(fixture)
  })
  const visit = { browser, url, fixture, camera, attempt }
  await attempt('the pages', () => visitPages(visit))
  await attempt('the pre-interview steps', () => visitCandidate(visit))
}

/** Without a recognizer most screens can still be taken. */
const startRecognizer = async (): Promise<Awaited<ReturnType<typeof startSpeech>>> => {
  try {
    return await startSpeech('pocketsphinx')
  } catch (error) {
    failures.push(`the recognizer: ${error instanceof Error ? error.message : String(error)}`)
    return startSpeech('none')
  }
}

const runProduct = async (dataDir: string, camera: Camera): Promise<void> => {
  const speech = await startRecognizer()
  try {
    const product = await startProduct({ ...speech.settings, DATA_DIR: dataDir, SEED_DEMO: 'auto' })
    try {
      const browser = await chromium.launch(launchOptions({ microphone: 'answers-en.wav' }))
      await attempt('the sample data', () => takePictures(browser, product.url, camera))
      await browser.close()
    } finally {
      await product.dispose()
    }
  } finally {
    await speech.close()
  }
}

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, readme: { type: 'boolean', default: false } },
  })
  prepare()
  const folder = join(ROOT, 'screens')
  const dataDir = join(ROOT, '.data', 'screens-run')
  rmSync(dataDir, { recursive: true, force: true })
  if (values.only === undefined) rmSync(folder, { recursive: true, force: true })
  const readme = values.readme ? listReadmeFiles() : new Map<string, string>()
  const camera = createCamera({ folder, only: values.only, readme })
  await attempt('the start', () => runProduct(dataDir, camera))
  writeFileSync(join(folder, 'index.html'), renderIndexPage(readdirSync(folder)))
  console.log(`${camera.countTaken()} pictures: ${join(folder, 'index.html')}`)
  for (const failure of failures) console.error(`not taken: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

await run()
