import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser-flags'
import { ROOT } from '../e2e/support/paths'
import { prepare } from '../e2e/support/prepare'
import { startProduct } from '../e2e/support/product'
import { startSpeech } from '../e2e/support/speech'
import { createCamera } from './pictures/camera'
import { addSubmissions, makeFixture } from './pictures/fixture'
import { renderIndexPage } from './pictures/index-page'
import { recordInterview, recordUnusableAnswer, visitCandidate, visitPages } from './pictures/walk'

/**
 * `npm run screens`: starts the product with a folder of its own, fills it over HTTP, and saves a picture of every screen in
 * both sizes, languages and themes into the git-ignored `screens/`, with an index page.
 *
 *   npm run screens -- [--only <part of a name>] [--readme]
 *
 * `--readme` also renews the README's pictures in docs/pictures.
 */
const chosen = [
  ['submission-1--1440-en-light.png', 'review.webp'],
  ['new-set--1440-en-light.png', 'quick-generate.webp'],
  ['candidate-device-check--1440-en-light.png', 'device-check.webp'],
  ['candidate-room--1440-en-light.png', 'interview.webp'],
  ['candidate-room--390-en-dark.png', 'interview-phone.webp'],
] as const

const listReadmeFiles = (): Map<string, string> => {
  const folder = join(ROOT, 'docs', 'pictures')
  mkdirSync(folder, { recursive: true })
  return new Map(chosen.map(([taken, name]) => [taken, join(folder, name)]))
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
  const speech = await startSpeech('pocketsphinx')
  const product = await startProduct({ ...speech.settings, DATA_DIR: dataDir, SEED_DEMO: 'auto' })
  const failures: string[] = []
  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
  }
  const browser = await chromium.launch(launchOptions({ microphone: 'answers-en.wav' }))
  try {
    const made = { browser, url: product.url, fixture: await makeFixture(product.url), camera, attempt }
    await attempt('an interview on video', () => recordInterview(made))
    await attempt('an interview with a fault', () => recordUnusableAnswer(made))
    let { fixture } = made
    await attempt('the assessed submissions', async () => {
      fixture = await addSubmissions(made.fixture)
    })
    const visit = { ...made, fixture }
    await attempt('the pages', () => visitPages(visit))
    await visitCandidate(visit)
  } finally {
    await browser.close()
    await product.dispose()
    await speech.close()
  }
  writeFileSync(join(folder, 'index.html'), renderIndexPage(readdirSync(folder)))
  console.log(`${camera.taken()} pictures: ${join(folder, 'index.html')}`)
  for (const failure of failures) console.error(`not taken: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

await run()
