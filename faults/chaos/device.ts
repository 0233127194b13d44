import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser-flags'
import { type KeptFile, readKept } from '../../e2e/support/recorder-truth'
import { familyOf, signalAll } from '../lib/processes'
import { orGiveUp } from '../lib/wait'
import type { Seat } from './candidate-session'
import { watchContext } from './page-observer'
import type { Witness } from './recording-observer'

/** The candidate's machine: a browser with a profile that outlives it, and the tab in which the interview goes on. */
export interface Device {
  /** Null while no browser runs. */
  page(): Page | null
  sit(seat: Seat): Promise<void>
  /** The room, in the present tab; whether it loads is seen by looking. */
  openRoom(): Promise<void>
  /** The address before the room: whatever is left on the device is uploaded from there too, and nothing is recorded. */
  leaveRoom(): Promise<boolean>
  /** A second tab with the room, which is the present one from now on; answers how the first is closed. */
  openSecondTab(): Promise<() => Promise<void>>
  /** Everything at once, without a word. */
  kill(): Promise<void>
  killRenderers(): Promise<void>
  restart(): Promise<void>
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** To the tab itself, past the page. */
  talk(): Promise<CDPSession | null>
  /** What lies on the device, read by a page without a script. */
  readKept(): Promise<KeptFile[]>
  close(): Promise<void>
}

const ASIDE = '/chaos-aside'
const LOAD_LIMIT_MS = 10_000
const CLOSE_LIMIT_MS = 5_000
const READ_LIMIT_MS = 60_000

const launch = async (profile: string, witness: Witness): Promise<BrowserContext> => {
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
  // A page of the origin that needs no line: to look at the device, nothing else.
  await context.route(`**${ASIDE}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await watchContext(context, witness)
  return context
}

/** Every key of the bytes on the device, as the product names them. */
const keyOf = (path: string): string => path.replace(/^rec\//, '').replace(/\.bin$/, '')

export const openDevice = async (url: string, witness: Witness): Promise<Device> => {
  const profile = mkdtempSync(join(tmpdir(), 'candor-chaos-profile-'))
  let context: BrowserContext | null = await launch(profile, witness)
  let page: Page | null = null
  let seat: Seat | null = null

  const newTab = async (): Promise<Page | null> =>
    context === null ? null : orGiveUp(context.newPage(), LOAD_LIMIT_MS, null)
  const go = async (tab: Page | null, path: string): Promise<boolean> => {
    if (tab === null) return false
    const answer = await orGiveUp(tab.goto(`${url}${path}`, { timeout: LOAD_LIMIT_MS }), LOAD_LIMIT_MS, null)
    return answer?.ok() === true
  }
  const becomeSeated = async (): Promise<void> => {
    if (context === null || seat === null) return
    // Chromium writes cookies to its disk every half minute only: one that is killed sooner would not know who it was.
    await context.addCookies(seat.cookies.map((cookie) => ({ ...cookie, url })))
  }
  const readAll = async (): Promise<KeptFile[]> => {
    const tab = await newTab()
    if (tab === null) return []
    await go(tab, ASIDE)
    const kept = await orGiveUp(readKept(tab), READ_LIMIT_MS, [])
    await orGiveUp(tab.close(), CLOSE_LIMIT_MS, undefined)
    return kept.map(({ path, bytes }) => ({ path: keyOf(path), bytes }))
  }
  /** All that is left of a page that was killed is on the device: it is seen before a script of ours runs again. */
  const witnessDevice = async (): Promise<void> => {
    for (const { path, bytes } of await readAll()) witness.saw(path, bytes)
  }
  const closeTab = (tab: Page | null): Promise<void> =>
    tab === null ? Promise.resolve() : orGiveUp(tab.close(), CLOSE_LIMIT_MS, undefined)

  return {
    page: () => page,
    sit: async (next) => {
      seat = next
      await becomeSeated()
    },
    openRoom: async () => {
      if (page === null || page.isClosed()) page = await newTab()
      await go(page, seat?.roomPath ?? '/')
    },
    leaveRoom: async () => {
      if (page === null || page.isClosed()) page = await newTab()
      return go(page, seat?.lobbyPath ?? '/')
    },
    openSecondTab: async () => {
      const first = page
      page = await newTab()
      await go(page, seat?.roomPath ?? '/')
      return () => closeTab(first)
    },
    kill: async () => {
      signalAll(familyOf(profile), 'SIGKILL')
      witness.tear()
      const gone = context
      context = null
      page = null
      await orGiveUp(gone?.close() ?? Promise.resolve(), CLOSE_LIMIT_MS, undefined)
    },
    restart: async () => {
      context = await launch(profile, witness)
      await becomeSeated()
      await witnessDevice()
    },
    killRenderers: async () => {
      signalAll(
        familyOf(profile).filter(({ commandLine }) => commandLine.includes('--type=renderer')),
        'SIGKILL',
      )
      witness.tear()
      const crashed = page
      page = null
      await closeTab(crashed)
      await witnessDevice()
    },
    signal: (signal) => signalAll(familyOf(profile), signal),
    talk: () =>
      context === null || page === null
        ? Promise.resolve(null)
        : orGiveUp<CDPSession | null>(context.newCDPSession(page), CLOSE_LIMIT_MS, null),
    readKept: readAll,
    close: async () => {
      await orGiveUp(context?.close() ?? Promise.resolve(), CLOSE_LIMIT_MS, undefined)
      signalAll(familyOf(profile), 'SIGKILL')
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
