import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser-flags'
import { readSavedFiles, type SavedFile } from '../../e2e/support/recording-copies'
import { listProcessFamily, signalAll } from '../lib/processes'
import { withTimeout } from '../lib/wait'
import type { CandidateSession } from './candidate-session'
import { observeContext } from './page-observer'
import type { RecordingObserver } from './recording-observer'

/** The candidate's machine: a browser whose profile survives a kill, and the tab with the interview. */
export interface Device {
  /** Null while no browser runs. */
  page(): Page | null
  useSession(session: CandidateSession): Promise<void>
  /** Opens the interview page in the current tab; the caller checks whether it loaded. */
  openInterview(): Promise<void>
  /** Opens the page before the interview, which uploads the rest from the device and records nothing. */
  leaveInterview(): Promise<boolean>
  /** Opens the interview in a second tab, which becomes the current one; returns how to close the first. */
  openSecondTab(): Promise<() => Promise<void>>
  /** SIGKILL to every process of the browser. */
  kill(): Promise<void>
  killRenderers(): Promise<void>
  restart(): Promise<void>
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** A DevTools session of the current tab. */
  openDevtools(): Promise<CDPSession | null>
  /** Reads the files on the device from a page without a script. */
  readSavedFiles(): Promise<SavedFile[]>
  close(): Promise<void>
}

const BLANK_PATH = '/chaos-blank'
const LOAD_LIMIT_MS = 10_000
const CLOSE_LIMIT_MS = 5_000
const READ_LIMIT_MS = 60_000

const launch = async (profile: string, observer: RecordingObserver): Promise<BrowserContext> => {
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, name), { force: true })
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions({ microphone: 'answers-en.wav' }),
    permissions: ['camera', 'microphone'],
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: 1_024, height: 720 },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  // A page of the origin that needs no network, only to read the device.
  await context.route(`**${BLANK_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await observeContext(context, observer)
  return context
}

/** Returns the segment key of a file on the device, as the product names it. */
const getKey = (path: string): string => path.replace(/^rec\//, '').replace(/\.bin$/, '')

export const openDevice = async (url: string, observer: RecordingObserver): Promise<Device> => {
  const profile = mkdtempSync(join(tmpdir(), 'candor-chaos-profile-'))
  let context: BrowserContext | null = await launch(profile, observer)
  let page: Page | null = null
  let session: CandidateSession | null = null

  const newTab = async (): Promise<Page | null> =>
    context === null ? null : withTimeout(context.newPage(), LOAD_LIMIT_MS, null)
  const navigate = async (tab: Page | null, path: string): Promise<boolean> => {
    if (tab === null) return false
    const answer = await withTimeout(tab.goto(`${url}${path}`, { timeout: LOAD_LIMIT_MS }), LOAD_LIMIT_MS, null)
    return answer?.ok() === true
  }
  const setCookies = async (): Promise<void> => {
    if (context === null || session === null) return
    // Chromium writes cookies to disk only every 30 seconds. A browser killed sooner would lose its session.
    await context.addCookies(session.cookies.map((cookie) => ({ ...cookie, url })))
  }
  const readDeviceFiles = async (): Promise<SavedFile[]> => {
    const tab = await newTab()
    if (tab === null) return []
    await navigate(tab, BLANK_PATH)
    const saved = await withTimeout(readSavedFiles(tab), READ_LIMIT_MS, [])
    await withTimeout(tab.close(), CLOSE_LIMIT_MS, undefined)
    return saved.map(({ path, bytes }) => ({ path: getKey(path), bytes }))
  }
  /** Reads what a killed page left on the device, before a script of the product runs again. */
  const observeDevice = async (): Promise<void> => {
    for (const { path, bytes } of await readDeviceFiles()) observer.addSnapshot(path, bytes)
  }
  const closeTab = (tab: Page | null): Promise<void> =>
    tab === null ? Promise.resolve() : withTimeout(tab.close(), CLOSE_LIMIT_MS, undefined)

  return {
    page: () => page,
    useSession: async (next) => {
      session = next
      await setCookies()
    },
    openInterview: async () => {
      if (page === null || page.isClosed()) page = await newTab()
      await navigate(page, session?.interviewPath ?? '/')
    },
    leaveInterview: async () => {
      if (page === null || page.isClosed()) page = await newTab()
      return navigate(page, session?.preInterviewPath ?? '/')
    },
    openSecondTab: async () => {
      const first = page
      page = await newTab()
      await navigate(page, session?.interviewPath ?? '/')
      return () => closeTab(first)
    },
    kill: async () => {
      signalAll(listProcessFamily(profile), 'SIGKILL')
      observer.markInterrupted()
      const closing = context
      context = null
      page = null
      await withTimeout(closing?.close() ?? Promise.resolve(), CLOSE_LIMIT_MS, undefined)
    },
    restart: async () => {
      context = await launch(profile, observer)
      await setCookies()
      await observeDevice()
    },
    killRenderers: async () => {
      signalAll(
        listProcessFamily(profile).filter(({ commandLine }) => commandLine.includes('--type=renderer')),
        'SIGKILL',
      )
      observer.markInterrupted()
      const crashed = page
      page = null
      await closeTab(crashed)
      await observeDevice()
    },
    signal: (signal) => signalAll(listProcessFamily(profile), signal),
    openDevtools: () =>
      context === null || page === null
        ? Promise.resolve(null)
        : withTimeout<CDPSession | null>(context.newCDPSession(page), CLOSE_LIMIT_MS, null),
    readSavedFiles: readDeviceFiles,
    close: async () => {
      await withTimeout(context?.close() ?? Promise.resolve(), CLOSE_LIMIT_MS, undefined)
      signalAll(listProcessFamily(profile), 'SIGKILL')
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
