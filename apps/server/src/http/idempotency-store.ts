import { idempotencyKey, type Transaction } from '@candor/db'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '../deps'
import { AppError } from '../platform/errors'
import { createRowRule } from '../platform/retention'
import { decryptText, encryptText } from '../platform/secrets/encrypt-text'

export type IdempotencyDeps = Pick<Deps, 'withActor' | 'keyedHash' | 'clock'>

const lockMs = 60_000
const keptMs = 24 * 60 * 60 * 1000

const zAnswer = z.object({
  status: z.number().int(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** Base64; null: the answer has no body. */
  body: z.string().nullable(),
})
/** An answer as it is stored, with the cookies that it set. */
export type StoredAnswer = z.infer<typeof zAnswer>

/** One request with an Idempotency-Key: its row, and the key that encrypts its answer. */
export interface Claim {
  readonly row: string
  readonly route: string
  readonly requestHash: string
  readonly encryptionKey: Buffer
}

/** Who sends which key: of both together nothing is stored but keyed hashes, so the table can neither be searched nor read. */
export const createClaim = (
  deps: Pick<Deps, 'keyedHash'>,
  request: { readonly scope: string; readonly key: string; readonly route: string; readonly requestHash: string },
): Claim => {
  const { scope, key, ...rest } = request
  return {
    ...rest,
    row: deps.keyedHash('idempotency', `${scope} ${key}`),
    encryptionKey: Buffer.from(deps.keyedHash('idempotency-answer', `${scope} ${key}`), 'hex'),
  }
}

const encryptAnswer = (answer: StoredAnswer, { encryptionKey, row }: Claim): Buffer =>
  encryptText(encryptionKey, JSON.stringify(answer), row)

const decryptAnswer = (encrypted: Uint8Array, { encryptionKey, row }: Claim): StoredAnswer => {
  const text = decryptText(encryptionKey, encrypted, row)
  if (text === null) throw new Error('a stored answer is damaged')
  return zAnswer.parse(JSON.parse(text))
}

/** Whether the row of this key was not there and is this request's now. */
const insertClaim = async (tx: Transaction, claim: Claim, nowMs: number): Promise<boolean> => {
  const { row: key, route, requestHash } = claim
  const inserted = await tx
    .insert(idempotencyKey)
    .values({ key, route, requestHash, createdAt: new Date(nowMs), lockedUntil: new Date(nowMs + lockMs) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  return inserted.length > 0
}

/** Claims the row of this key (null), or returns the stored answer of an earlier request with the same key. */
export const claimKey = async (deps: IdempotencyDeps, claim: Claim): Promise<StoredAnswer | null> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const nowMs = deps.clock.nowMs()
    if (await insertClaim(tx, claim, nowMs)) return null
    const isRow = eq(idempotencyKey.key, claim.row)
    const [stored] = await tx.select().from(idempotencyKey).where(isRow).for('update')
    if (stored === undefined) throw new AppError('REQUEST_IN_PROGRESS')
    if (stored.requestHash !== claim.requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
    if (stored.sealedAnswer !== null) return decryptAnswer(stored.sealedAnswer, claim)
    if (stored.lockedUntil.getTime() > nowMs) throw new AppError('REQUEST_IN_PROGRESS')
    await tx
      .update(idempotencyKey)
      .set({ lockedUntil: new Date(nowMs + lockMs) })
      .where(isRow)
    return null
  })

/** Stores the answer of a claimed key, or frees the key where the request may be sent again (null). */
export const finishClaim = async (deps: IdempotencyDeps, claim: Claim, answer: StoredAnswer | null): Promise<void> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const unfinished = and(eq(idempotencyKey.key, claim.row), isNull(idempotencyKey.sealedAnswer))
    if (answer === null) await tx.delete(idempotencyKey).where(unfinished)
    else
      await tx
        .update(idempotencyKey)
        .set({ sealedAnswer: encryptAnswer(answer, claim) })
        .where(unfinished)
  })

/** A request is sent again within a day, or not at all. */
export const idempotencyRetention = createRowRule({
  name: 'idempotency_key',
  actor: { kind: 'auth' },
  keepMs: keptMs,
  table: idempotencyKey,
  isPast: (before) => lt(idempotencyKey.createdAt, before),
})
