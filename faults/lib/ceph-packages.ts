import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const wanted = ['radosgw', 'ceph-mon', 'ceph-osd']

/** States why Ceph can't run on this machine. */
export class CephUnavailableError extends Error {
  override readonly name = 'CephUnavailableError'
}

const runOrSkip = async (command: string, parameters: readonly string[], directory: string): Promise<string> => {
  try {
    return (await run(command, parameters, { cwd: directory, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error)
    throw new CephUnavailableError(`Debian's packages of Ceph can't be had here (${reason})`)
  }
}

/** Lists the wanted packages and their missing dependencies. */
const listPackages = async (directory: string): Promise<readonly string[]> => {
  const plan = await runOrSkip('apt-get', ['install', '-s', '-y', '--no-install-recommends', ...wanted], directory)
  return [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
}

/**
 * Returns a folder with Ceph's programs, downloaded once (60 MB) and unpacked without installing. Returns '/' if they are
 * installed. Throws CephUnavailableError if they can't be downloaded.
 */
export const fetchCeph = async (directory: string): Promise<string> => {
  const root = join(directory, 'root')
  if (existsSync(join(root, 'usr/bin/radosgw'))) return root
  const debs = join(directory, 'debs')
  const draft = join(directory, 'draft')
  await mkdir(debs, { recursive: true })
  await rm(draft, { recursive: true, force: true })
  const packages = await listPackages(debs)
  if (packages.length === 0) return '/'
  await runOrSkip('apt-get', ['download', ...packages], debs)
  for (const deb of await readdir(debs)) await runOrSkip('dpkg', ['-x', join(debs, deb), draft], debs)
  await rename(draft, root)
  await rm(debs, { recursive: true })
  return root
}
