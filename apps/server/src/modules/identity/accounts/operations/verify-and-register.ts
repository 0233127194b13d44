import { type Language, userStatus } from '@candor/contract'
import { AppError } from '../../../../errors'
import type { Browser } from '../../core/browser'
import { findUserByEmail, insertOrganization, insertUser, type Transaction } from '../../core/repo'
import { type ChallengeDeps, judgeChallenge } from '../challenge'

export interface Registration {
  readonly challengeId: string
  readonly code: string
  readonly firstName: string
  readonly lastName: string
  readonly organizationName: string
  readonly locale: Language
}

const register = async (
  deps: ChallengeDeps,
  tx: Transaction,
  input: Registration & { email: string },
): Promise<{ userId: string; organizationId: string }> => {
  const at = new Date(deps.clock.nowMs())
  const userId = deps.newId()
  const organizationId = deps.newId()
  const firstName = input.firstName.normalize('NFC')
  const lastName = input.lastName.normalize('NFC')
  await insertUser(tx, {
    id: userId,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email: input.email,
    emailVerified: true,
    status: userStatus.ACTIVE,
    locale: input.locale,
    createdAt: at,
    updatedAt: at,
  })
  await insertOrganization(tx, {
    id: organizationId,
    name: input.organizationName.normalize('NFC'),
    ownerId: userId,
    memberId: deps.newId(),
    at,
  })
  return { userId, organizationId }
}

/** Proves the address by its code, then makes the account, its organization and the owner's membership in one go. */
export const verifyAndRegister = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: Registration,
): Promise<{ userId: string; organizationId: string }> => {
  const outcome = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const judged = await judgeChallenge(deps, tx, { ...input, browser, purpose: 'sign_up' })
    if (judged.kind === 'refused') return judged
    // The address got an account since the code was mailed: the code proves the address, yet a second account must not be.
    if ((await findUserByEmail(tx, judged.email)) !== undefined)
      return { kind: 'refused', code: 'OTP_INVALID' } as const
    return { kind: 'registered', ...(await register(deps, tx, { ...input, email: judged.email })) } as const
  })
  if (outcome.kind === 'refused') throw new AppError(outcome.code)
  return { userId: outcome.userId, organizationId: outcome.organizationId }
}
