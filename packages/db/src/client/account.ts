import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'

/** Who runs PostgreSQL: it refuses to run as root, so root starts it as an account without rights. */
export type Account = { readonly uid: number; readonly gid: number } | null

const NOBODY_ID = 65_534

/** The account PostgreSQL runs as: our own (null), or, when we are root, `postgres` if it exists and else uid 65534. */
export function getServerAccount(): Account {
  if (process.getuid?.() !== 0) return null
  return findPostgresUser() ?? { uid: NOBODY_ID, gid: NOBODY_ID }
}

function findPostgresUser(): Account {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('postgres:'))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
  } catch {
    // A system without /etc/passwd has no such user: the caller takes 65534.
    return null
  }
}

/** Asks the kernel, as that account, whether it may enter or run `path`; permissions of every parent count. */
export function canReach(account: Account, path: string): boolean {
  if (account === null) return true
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' })
  return probe.status === 0
}

/** Gives a file or folder to the account; nothing to do when we run the server ourselves. */
export function chownTo(account: Account, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid)
}
