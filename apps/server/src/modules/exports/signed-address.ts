import { timingSafeEqual } from 'node:crypto'
import { exportFileLimits } from '@candor/domain'
import type { Deps } from '../../deps'

type SigningDeps = Pick<Deps, 'keyedHash' | 'clock'>

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13,15})\.([0-9a-f]{64})$/

const sign = ({ keyedHash }: Pick<Deps, 'keyedHash'>, exportId: string, expiresAtMs: number): string =>
  keyedHash('export-file GET', `${exportId}\u0000${expiresAtMs}`)

/** A token that opens the file of one export for some minutes, as long as its member may have it. */
export const signExportFile = (
  deps: SigningDeps,
  exportId: string,
): { readonly token: string; readonly expiresAtMs: number } => {
  const expiresAtMs = deps.clock.nowMs() + exportFileLimits.addressMs
  return { token: `${exportId}.${expiresAtMs}.${sign(deps, exportId, expiresAtMs)}`, expiresAtMs }
}

/** The export that a token opens; null if the token is forged, changed or expired. */
export const readExportToken = (deps: SigningDeps, token: string): string | null => {
  const [, exportId = '', expiry = '', signature = ''] = shape.exec(token) ?? []
  if (signature === '' || Number(expiry) <= deps.clock.nowMs()) return null
  const expected = sign(deps, exportId, Number(expiry))
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(signature, 'hex')) ? exportId : null
}
