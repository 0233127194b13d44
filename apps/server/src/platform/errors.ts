import { type ErrorCode, errorStatus } from '@candor/contract'

/** What an operation throws when it refuses: a code of the contract and values for the words shown, nothing personal. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>> | undefined
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(
    code: ErrorCode,
    details: { params?: Readonly<Record<string, string | number>>; fields?: Readonly<Record<string, string>> } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = details.params
    this.fields = details.fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

export const notFound = (): AppError => new AppError('NOT_FOUND')
