import type { Transaction } from '@candor/db'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import type { Browser } from './browser'
import { consumeToken, findOpenToken, insertToken, type TokenRow } from './repo/tokens'

export type TokenFlow = 'magic' | 'transfer' | 'candidate' | 'confirm' | 'connect'
export type TokenDeps = Pick<Deps, 'clock' | 'newId' | 'newToken' | 'keyedHash'>

export interface NewToken {
  readonly flow: TokenFlow
  readonly lifetimeMs: number
  readonly email?: string
  readonly userId?: string
  /** Binds it to the browser's challenge cookie. */
  readonly browser?: Browser
  readonly payload?: object
}

export const browserHash = (deps: Pick<Deps, 'keyedHash'>, browser: Browser): string =>
  deps.keyedHash('otp-browser', browser.token)
export const tokenHash = (deps: Pick<Deps, 'keyedHash'>, token: string): string =>
  deps.keyedHash('one-time-token', token)

/** Creates a one-time secret of 256 random bits; only its keyed hash is stored. */
export const createOneTimeToken = async (
  deps: TokenDeps,
  tx: Transaction,
  input: NewToken,
): Promise<{ token: string; expiresAtMs: number }> => {
  const token = deps.newToken(32)
  const nowMs = deps.clock.nowMs()
  const expiresAtMs = nowMs + input.lifetimeMs
  await insertToken(tx, {
    id: deps.newId(),
    flow: input.flow,
    tokenHash: tokenHash(deps, token),
    email: input.email ?? '',
    userId: input.userId ?? null,
    browserTokenHash: input.browser === undefined ? null : browserHash(deps, input.browser),
    payload: input.payload ?? {},
    createdAt: new Date(nowMs),
    expiresAt: new Date(expiresAtMs),
  })
  return { token, expiresAtMs }
}

/** Consumes a token; unknown, consumed, expired and of another flow get the same refusal. */
export const consumeOneTimeToken = async (
  deps: TokenDeps,
  tx: Transaction,
  input: { flow: TokenFlow; token: string },
): Promise<TokenRow> => {
  const at = new Date(deps.clock.nowMs())
  const row = await consumeToken(tx, { flow: input.flow, tokenHash: tokenHash(deps, input.token), at })
  if (row === undefined) throw new AppError('LINK_INVALID')
  return row
}

/** Reads a token without consuming it, so that its address can be locked first. */
export const peekOneTimeToken = async (
  deps: TokenDeps,
  tx: Transaction,
  input: { flow: TokenFlow; token: string },
): Promise<TokenRow> => {
  const at = new Date(deps.clock.nowMs())
  const row = await findOpenToken(tx, { flow: input.flow, tokenHash: tokenHash(deps, input.token), at })
  if (row === undefined) throw new AppError('LINK_INVALID')
  return row
}
