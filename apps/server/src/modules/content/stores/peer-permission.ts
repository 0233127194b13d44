import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps'

/** Permission of one process to read one key from another: an expiry, and its keyed hash with the installation's secret. */
export const permissionHeader = 'x-candor-peer'

const longestMs = 60_000
/** Half of the longest accepted lifetime, so that clocks may differ by the other half. */
const givenMs = longestMs / 2

type PermissionDeps = Pick<Deps, 'keyedHash' | 'clock'>

const hashPermission = (deps: PermissionDeps, key: string, expiresAtMs: number): string =>
  deps.keyedHash('peer-bytes', `${key}\u0000${expiresAtMs}`)

export const signPermission = (deps: PermissionDeps, key: string): string => {
  const expiresAtMs = deps.clock.nowMs() + givenMs
  return `${expiresAtMs}.${hashPermission(deps, key, expiresAtMs)}`
}

const shape = /^(\d{1,15})\.([0-9a-f]{64})$/

export const isPermitted = (deps: PermissionDeps, key: string, permission: unknown): boolean => {
  const match = typeof permission === 'string' ? shape.exec(permission) : null
  const [, expiry = '', hash = ''] = match ?? []
  if (hash === '') return false
  const leftMs = Number(expiry) - deps.clock.nowMs()
  const isGenuine = timingSafeEqual(
    Buffer.from(hash, 'hex'),
    Buffer.from(hashPermission(deps, key, Number(expiry)), 'hex'),
  )
  return isGenuine && leftMs > 0 && leftMs <= longestMs
}
