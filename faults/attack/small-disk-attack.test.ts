import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createApiClient } from '../../e2e/support/api-client'
import { mountSmallDisk } from '../lib/small-disk'
import { paths, startBody } from './attacker-interview'
import { openSite } from './open-site'
import { runAttack } from './run-attack'

/** The attacker may store 32 MiB at once. That leaves less than the reserve, and enough of it for the others. */
const diskMebibytes = 48
const reserveGb = '0.02'

const folder = mkdtempSync(join(tmpdir(), 'candor-attack-'))
const disk = mountSmallDisk(join(folder, 'disk'), diskMebibytes)
// Print it: without a small disk this machine has not shown that interviews go on.
if (typeof disk === 'string') process.stderr.write(`skipped: no small disk can be mounted here: ${disk}\n`)
afterAll(() => {
  if (typeof disk !== 'string') disk.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** What a disk at its reserve refuses everybody, as documented: new interviews and files. */
const isRefusedByDesign = (failure: string): boolean => /^(start|interview|CV): /.test(failure)

describe('a candidate who fills the disk', { skip: typeof disk === 'string' }, () => {
  test('stops new interviews, and none that is under way', async () => {
    if (typeof disk === 'string') return
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    // PostgreSQL's user must be able to enter the folder.
    for (const path of [folder, dataDir]) chmodSync(path, 0o755)
    symlinkSync(disk.folder, join(dataDir, 'media'))
    const site = await openSite({ DATA_DIR: dataDir, DISK_RESERVE_GB: reserveGb })
    try {
      const plan = { name: 'fill-the-disk', restMs: 1_000, attackMs: 10_000, recoveryMs: 0 }
      const { attacked, attack } = await runAttack(site, plan)
      expect(attacked.failures.filter((failure) => !isRefusedByDesign(failure))).toEqual([])
      expect([attacked.appendsMs.length, attacked.pingsMs.length].every((count) => count > 0)).toBe(true)
      expect(Object.keys(attack.statuses)).toContain('507')
      const started = await createApiClient(site.url).post(paths.start, startBody(site.linkId, 'late@example.org'))
      expect(started.status).toBe(507)
    } finally {
      await site.close()
    }
  }, 120_000)
})
