import { readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { PowerPlan } from './run-power-cuts'

/** A fault that the harness must find. The product itself is unchanged. */
export interface PlantedFault {
  readonly name: string
  readonly plan: Pick<PowerPlan, 'settings' | 'whileDown'>
}

const preload = (name: string): Pick<PowerPlan, 'settings'> => ({
  settings: { NODE_OPTIONS: `--import=${new URL(`./plants/${name}.mjs`, import.meta.url).href}` },
})

/** Removes the last byte of the newest recording, as a faulty disk would. */
const truncateTail = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'media')
  const bodies = (await readdir(folder)).filter((name) => name.endsWith('.bin'))
  for (const name of bodies) {
    const { size } = await stat(join(folder, name))
    if (size > 0) await truncate(join(folder, name), size - 1)
  }
}

export const plantedFaults: readonly PlantedFault[] = [
  { name: 'bytes are acknowledged before they are synced', plan: preload('no-sync') },
  { name: 'a short write is swallowed', plan: preload('short-write') },
  { name: 'the tail is lost', plan: { whileDown: truncateTail } },
  { name: 'the database answers before it has synced', plan: preload('no-commit-sync') },
]
