const known = ['CONNECT_FAILED', 'CONNECT_EMAIL_UNVERIFIED', 'CONNECT_ALREADY_LINKED'] as const
const blocked = { ACCOUNT_SUSPENDED: 'suspended', ACCOUNT_BANNED: 'banned' } as const

export type ConnectError = (typeof known)[number]

/** The code that a provider's way back left in the address: words are shown only for codes that belong there. */
export const connectError = (raw: unknown): ConnectError | keyof typeof blocked | undefined => {
  if (typeof raw !== 'string' || raw === '') return undefined
  if (raw === 'ACCOUNT_SUSPENDED' || raw === 'ACCOUNT_BANNED') return raw
  return known.find((code) => code === raw) ?? 'CONNECT_FAILED'
}

export const blockedBy = (code: ReturnType<typeof connectError>) =>
  code === 'ACCOUNT_SUSPENDED' || code === 'ACCOUNT_BANNED' ? blocked[code] : null
