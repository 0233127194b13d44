import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../deps'

const signatureBytes = 18

const sign = (deps: Pick<Deps, 'keyedHash'>, id: string): string =>
  Buffer.from(deps.keyedHash('personal-code', id), 'hex').subarray(0, signatureBytes).toString('base64url')

const encodeId = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

const decodeId = (text: string): string => {
  const hex = Buffer.from(text, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The code of a personal link: the invitation's id, signed with 144 bits. It is made again when it is needed and stored nowhere. */
export const createPersonalCode = (deps: Pick<Deps, 'keyedHash'>, intervieweeId: string): string =>
  `${encodeId(intervieweeId)}.${sign(deps, intervieweeId)}`

/** The id of the invitation that a code names; null if this installation did not make the code. */
export const readPersonalCode = (deps: Pick<Deps, 'keyedHash'>, code: string): string | null => {
  const [encoded = '', signature = ''] = code.split('.')
  const id = decodeId(encoded)
  const expected = Buffer.from(sign(deps, id))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // One spelling only: another text may decode to the same bytes.
  return createPersonalCode(deps, id) === code ? id : null
}
