import { pause, until } from '../lib/wait'
import type { Device } from './device'
import type { Witness } from './recording-observer'
import type { Fault, MachineFault } from './schedule'
import type { Site } from './site'

export interface Stage {
  readonly site: Site
  readonly device: Device
  readonly witness: Witness
  /** What a person should know of the run's course. */
  readonly notes: string[]
}

const RECOVERY_LIMIT_MS = 4_000
/** No more than this fits on the device: less than it holds already. */
const NO_ROOM_BYTES = 1

const serverKilled = async ({ site }: Stage, durationMs: number): Promise<void> => {
  await site.killServer()
  await pause(durationMs)
  await site.startServer()
}

/** The server goes on by itself with a new database, or is started again by whoever keeps it running. */
const databaseKilled = async ({ site, notes }: Stage): Promise<void> => {
  site.killDatabase()
  if (await until(site.isWell, RECOVERY_LIMIT_MS)) return
  notes.push('the server did not go on by itself when its database was killed, and was started again')
  await site.killServer()
  await site.startServer()
}

const deviceFull = async ({ device, site }: Stage, durationMs: number): Promise<void> => {
  const session = await device.talk()
  await session?.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: NO_ROOM_BYTES })
  await pause(durationMs)
  await session?.send('Storage.overrideQuotaForOrigin', { origin: site.url })
  await session?.detach()
}

const tabFrozen = async ({ device }: Stage, durationMs: number): Promise<void> => {
  const session = await device.talk()
  await session?.send('Page.setWebLifecycleState', { state: 'frozen' })
  await pause(durationMs)
  await session?.send('Page.setWebLifecycleState', { state: 'active' })
  await session?.detach()
}

const secondTab = async ({ device, witness }: Stage, durationMs: number): Promise<void> => {
  // From here on the first tab may lose the session at any moment: what it had not kept by then is not promised.
  witness.tear()
  const closeFirst = await device.openSecondTab()
  await pause(durationMs)
  witness.tear()
  await closeFirst()
}

const serverDiskFull = async ({ site }: Stage, durationMs: number): Promise<void> => {
  if (typeof site.disk === 'string') throw new Error(`there is no disk to fill: ${site.disk}`)
  site.disk.fill()
  await pause(durationMs)
  site.disk.free()
}

const befall: Readonly<Record<MachineFault, (stage: Stage, durationMs: number) => Promise<void>>> = {
  'server killed': serverKilled,
  'browser killed': async ({ device }, durationMs) => {
    await device.kill()
    await pause(durationMs)
    await device.restart()
  },
  'renderer killed': async ({ device }) => device.killRenderers(),
  'server disk full': serverDiskFull,
  'device full': deviceFull,
  'tab frozen': tabFrozen,
  'device asleep': async ({ device }, durationMs) => {
    device.signal('SIGSTOP')
    await pause(durationMs)
    device.signal('SIGCONT')
  },
  'second tab': secondTab,
  'database killed': databaseKilled,
}

/** One fault of a machine, from its beginning to its end. */
export const befallMachine = (stage: Stage, { kind, durationMs }: Fault<MachineFault>): Promise<void> =>
  befall[kind](stage, durationMs)

/** The candidate's own hands are off the browser while these go on. */
export const takesBrowserAway = (kind: MachineFault): boolean =>
  ['browser killed', 'renderer killed', 'device asleep', 'tab frozen'].includes(kind)
