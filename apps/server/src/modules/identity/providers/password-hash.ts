import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'
import { AppError } from '../../../platform/errors'

/**
 * Hashing takes 32 MiB, a core, and a thread of the pool that writes to the disk too. It leaves half of the cores, and two of the
 * pool's four threads, to interviews.
 */
export const countHashedAtOnce = (): number => Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))
/** Requests beyond this number of waiting ones are refused. */
const maxWaiting = 100

/** Refuses at once where too many wait. */
function createHashQueue(processCount: number) {
  const limit = pLimit(Math.max(1, Math.floor(countHashedAtOnce() / processCount)))
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw new AppError('UNAVAILABLE')
    return limit(work)
  }
}

/** The auth library's scrypt: N 16384, r 16, a salt of 16 bytes each; the whole password counts, however long. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash, as for an address without an account, the same work is done for nothing and the answer is no. */
  verify(password: string, hash: string | null): Promise<boolean>
}

/** The processes of one port divide what is hashed at once; each may hash one. */
export const createPasswords = (processCount = 1): Passwords => {
  const enqueue = createHashQueue(processCount)
  const dummyHash = hashPassword(randomBytes(32).toString('base64url'))
  return {
    hash: (password) => enqueue(() => hashPassword(password)),
    verify: async (password, hash) => {
      const against = hash ?? (await dummyHash)
      const isRight = await enqueue(() => verifyPassword({ password, hash: against }))
      return hash !== null && isRight
    },
  }
}
