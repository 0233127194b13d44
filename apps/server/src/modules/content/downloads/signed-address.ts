import { timingSafeEqual } from 'node:crypto'
import type { SignedTarget } from '@candor/contract'
import type { Deps } from '../../../deps'

/** The person who had an address signed, or the share that shows the file: their rights are checked again at every use. */
export type Signer =
  | { readonly kind: 'member'; readonly userId: string; readonly organizationId: string }
  | {
      readonly kind: 'candidate'
      readonly accessId: string
      readonly organizationId: string
      readonly dataSubjectId: string
    }
  | ShareSigner

export interface ShareSigner {
  readonly kind: 'share'
  readonly organizationId: string
  readonly grantId: string
}

export interface SignedAddress {
  readonly target: SignedTarget
  readonly signer: Signer
  readonly expiresAtMs: number
}

type SigningDeps = Pick<Deps, 'keyedHash' | 'clock'>

const targetKinds = ['recording', 'answerVideo', 'fullVideo', 'cv'] as const
const signerKinds = ['member', 'candidate', 'share'] as const
const idBytes = 16
const expiryBytes = 6
/** Kinds of target and signer, two ids of the target, three of the signer, when it ends. */
const payloadBytes = 2 + 5 * idBytes + expiryBytes
const tokenPattern = /^([A-Za-z0-9_-]{118})\.([A-Za-z0-9_-]{43})$/
const noId = '00000000-0000-0000-0000-000000000000'

const fromId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')
const toId = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const listTargetIds = (target: SignedTarget): readonly [string, string] => {
  switch (target.kind) {
    case 'recording':
      return [target.uploadId, noId]
    case 'answerVideo':
      return [target.submissionId, target.answerId]
    case 'fullVideo':
    case 'cv':
      return [target.submissionId, noId]
  }
}

const createTarget = (kind: (typeof targetKinds)[number], [first, second]: readonly [string, string]): SignedTarget => {
  switch (kind) {
    case 'recording':
      return { kind, uploadId: first }
    case 'answerVideo':
      return { kind, submissionId: first, answerId: second }
    case 'fullVideo':
    case 'cv':
      return { kind, submissionId: first }
  }
}

const listSignerIds = (signer: Signer): readonly string[] => {
  switch (signer.kind) {
    case 'member':
      return [signer.organizationId, signer.userId, noId]
    case 'candidate':
      return [signer.organizationId, signer.dataSubjectId, signer.accessId]
    case 'share':
      return [signer.organizationId, signer.grantId, noId]
  }
}

const createSigner = (
  kind: Signer['kind'],
  [organizationId, second, third]: readonly [string, string, string],
): Signer => {
  switch (kind) {
    case 'member':
      return { kind, organizationId, userId: second }
    case 'candidate':
      return { kind, organizationId, dataSubjectId: second, accessId: third }
    case 'share':
      return { kind, organizationId, grantId: second }
  }
}

/** Signs the method GET and the encoded payload, so that no other encoding of it is valid. */
const signPayload = ({ keyedHash }: Pick<Deps, 'keyedHash'>, payload: string): string =>
  Buffer.from(keyedHash('signed-file GET', payload), 'hex').toString('base64url')

/** A token that opens one file for every holder, as long as its signer may have the file. */
export const signAddress = (deps: SigningDeps, { target, signer, expiresAtMs }: SignedAddress): string => {
  const expiry = Buffer.alloc(expiryBytes)
  expiry.writeUIntBE(expiresAtMs, 0, expiryBytes)
  const payload = Buffer.concat([
    Buffer.of(targetKinds.indexOf(target.kind), signerKinds.indexOf(signer.kind)),
    ...[...listTargetIds(target), ...listSignerIds(signer)].map(fromId),
    expiry,
  ]).toString('base64url')
  return `${payload}.${signPayload(deps, payload)}`
}

const decode = (bytes: Buffer): SignedAddress | null => {
  const targetKind = targetKinds[bytes.readUInt8(0)]
  const signerKind = signerKinds[bytes.readUInt8(1)]
  const idAt = (index: number) => toId(bytes.subarray(2 + index * idBytes, 2 + (index + 1) * idBytes))
  if (targetKind === undefined || signerKind === undefined) return null
  const signer = createSigner(signerKind, [idAt(2), idAt(3), idAt(4)])
  const target = createTarget(targetKind, [idAt(0), idAt(1)])
  return { target, signer, expiresAtMs: bytes.readUIntBE(2 + 5 * idBytes, expiryBytes) }
}

/** Null if the token is forged, changed or expired. */
export const readSignedAddress = (deps: SigningDeps, token: string): SignedAddress | null => {
  const [, payload, signature] = tokenPattern.exec(token) ?? []
  if (payload === undefined || signature === undefined) return null
  if (!timingSafeEqual(Buffer.from(signPayload(deps, payload)), Buffer.from(signature))) return null
  const bytes = Buffer.from(payload, 'base64url')
  const address = bytes.byteLength === payloadBytes ? decode(bytes) : null
  return address !== null && address.expiresAtMs > deps.clock.nowMs() ? address : null
}
