import { pause, waitUntil } from '../lib/wait'
import type { Device } from './device'
import type { RecordingObserver } from './recording-observer'
import type { Fault, MachineFault } from './schedule'
import type { Site } from './site'

export interface Fixture {
  readonly site: Site
  readonly device: Device
  readonly observer: RecordingObserver
  /** Notes for the report. */
  readonly notes: string[]
}

/** `npm run database-kills` needed 4.5 s on a busy machine. */
const RECOVERY_LIMIT_MS = 30_000
/** The device already holds more than this, so nothing more fits. */
const FULL_QUOTA_BYTES = 1

const applyServerKill = async ({ site }: Fixture, durationMs: number): Promise<void> => {
  await site.killServer()
  await pause(durationMs)
  await site.startServer()
}

/** The server recovers by itself with a new database, or the process supervisor restarts it. */
const applyDatabaseKill = async ({ site, notes }: Fixture): Promise<void> => {
  site.killDatabase()
  if (await waitUntil(site.isHealthy, RECOVERY_LIMIT_MS)) return
  notes.push('the server did not recover by itself when its database was killed, and was started again')
  await site.killServer()
  await site.startServer()
}

const applyDeviceFull = async ({ device, site }: Fixture, durationMs: number): Promise<void> => {
  const session = await device.openDevtools()
  await session?.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: FULL_QUOTA_BYTES })
  await pause(durationMs)
  await session?.send('Storage.overrideQuotaForOrigin', { origin: site.url })
  await session?.detach()
}

const applyTabFreeze = async ({ device }: Fixture, durationMs: number): Promise<void> => {
  const session = await device.openDevtools()
  await session?.send('Page.setWebLifecycleState', { state: 'frozen' })
  await pause(durationMs)
  await session?.send('Page.setWebLifecycleState', { state: 'active' })
  await session?.detach()
}

const applySecondTab = async ({ device, observer }: Fixture, durationMs: number): Promise<void> => {
  // The first tab may now lose the session at any moment. Bytes that it has not saved are not promised.
  observer.markInterrupted()
  const closeFirst = await device.openSecondTab()
  await pause(durationMs)
  observer.markInterrupted()
  await closeFirst()
}

const applyServerDiskFull = async ({ site }: Fixture, durationMs: number): Promise<void> => {
  if (typeof site.disk === 'string') throw new Error(`there is no disk to fill: ${site.disk}`)
  site.disk.fill()
  await pause(durationMs)
  site.disk.free()
}

const applyFault: Readonly<Record<MachineFault, (fixture: Fixture, durationMs: number) => Promise<void>>> = {
  'server killed': applyServerKill,
  'browser killed': async ({ device }, durationMs) => {
    await device.kill()
    await pause(durationMs)
    await device.restart()
  },
  'renderer killed': async ({ device }) => device.killRenderers(),
  'server disk full': applyServerDiskFull,
  'device full': applyDeviceFull,
  'tab frozen': applyTabFreeze,
  'device asleep': async ({ device }, durationMs) => {
    device.signal('SIGSTOP')
    await pause(durationMs)
    device.signal('SIGCONT')
  },
  'second tab': applySecondTab,
  'database killed': applyDatabaseKill,
}

/** Starts a machine fault and resolves after its end. */
export const applyMachineFault = (fixture: Fixture, { kind, durationMs }: Fault<MachineFault>): Promise<void> =>
  applyFault[kind](fixture, durationMs)

/** Whether the simulated candidate must not use the browser during this fault. */
export const blocksBrowser = (kind: MachineFault): boolean =>
  ['browser killed', 'renderer killed', 'device asleep', 'tab frozen'].includes(kind)
