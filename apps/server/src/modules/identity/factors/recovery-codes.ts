import { recoveryCodeLimits } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../../deps'
import { replaceRecoveryCodes } from './repo/recovery-codes'

/** Thirty-two signs: no I, O, 0 and 1, which look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

type RecoveryDeps = Pick<Deps, 'clock' | 'newId' | 'newToken' | 'keyedHash'>

const createCode = (deps: Pick<Deps, 'newToken'>): string => {
  const bytes = Buffer.from(deps.newToken(recoveryCodeLimits.characters), 'base64url')
  return [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

/** In two groups, as a person reads and types it. */
const formatCode = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`

/** The person is part of the hash: equal codes of two people have different hashes. */
export const hashRecoveryCode = (deps: Pick<Deps, 'keyedHash'>, userId: string, code: string): string =>
  deps.keyedHash('recovery-code', `${userId} ${code}`)

/** Gives a person new codes in place of all earlier ones. Only their hashes are stored: this is the one time they are seen. */
export const issueRecoveryCodes = async (deps: RecoveryDeps, tx: Transaction, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeLimits.codes }, () => createCode(deps))
  const createdAt = new Date(deps.clock.nowMs())
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => ({ id: deps.newId(), codeHash: hashRecoveryCode(deps, userId, code), createdAt })),
  )
  return codes.map(formatCode)
}
