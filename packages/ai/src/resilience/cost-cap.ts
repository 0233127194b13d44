export interface CostCapSettings {
  readonly nowMs: () => number
  /** For each organization and UTC day, in millionths of a US dollar; null: no cap. */
  readonly capMicroUsd: number | null
  /** What the books say was spent since a time, by all processes; asked in the background. */
  readonly readSpentMicroUsd: (organizationId: string, sinceMs: number) => Promise<number>
  /** Called once for each organization and day. */
  readonly onReached: (organizationId: string) => void
}

interface Account {
  readonly dayStartMs: number
  /** From the books, as of `readAtMs`. */
  booked: number
  /** By this process since the books were last read. */
  spent: number
  /** Held for calls under way. */
  held: number
  readAtMs: number | null
  isReading: boolean
  isReachedReported: boolean
}

const dayMs = 86_400_000
/** Long enough that the books hold what was spent before, short enough that several processes do not run far apart. */
const rereadAfterMs = 60_000

/** Money held for a call under way. */
export interface Hold {
  /** The call cost this much: the hold ends. To be called exactly once. */
  settle(costMicroUsd: number): void
}

/**
 * What an organization may spend a day. A call holds what it may cost at most before it is made, so that a thousand calls at
 * once do not pass together; the first calls after a start do not wait for the books.
 */
export class CostCap {
  private readonly accounts = new Map<string, Account>()

  constructor(private readonly settings: CostCapSettings) {}

  /** null: the day's money is spent; nothing may be called until `nextDayMs` is over. */
  hold(organizationId: string, mostMicroUsd: number): Hold | null {
    const { capMicroUsd } = this.settings
    if (capMicroUsd === null) return { settle: () => undefined }
    const account = this.accountOf(organizationId)
    this.reread(organizationId, account)
    if (account.booked + account.spent + account.held + mostMicroUsd > capMicroUsd) {
      this.reportReached(organizationId, account)
      return null
    }
    account.held += mostMicroUsd
    return {
      settle: (costMicroUsd) => {
        account.held -= mostMicroUsd
        account.spent += costMicroUsd
      },
    }
  }

  /** Time until the next UTC day. */
  nextDayMs(): number {
    return dayMs - (this.settings.nowMs() % dayMs)
  }

  private accountOf(organizationId: string): Account {
    const nowMs = this.settings.nowMs()
    const dayStartMs = nowMs - (nowMs % dayMs)
    const known = this.accounts.get(organizationId)
    if (known?.dayStartMs === dayStartMs) return known
    const account: Account = {
      dayStartMs,
      booked: 0,
      spent: 0,
      held: 0,
      readAtMs: null,
      isReading: false,
      isReachedReported: false,
    }
    this.accounts.set(organizationId, account)
    return account
  }

  private reread(organizationId: string, account: Account): void {
    const nowMs = this.settings.nowMs()
    if (account.isReading || (account.readAtMs !== null && nowMs - account.readAtMs < rereadAfterMs)) return
    account.isReading = true
    const spentBefore = account.spent
    this.settings.readSpentMicroUsd(organizationId, account.dayStartMs).then(
      (booked) => this.takeOver(account, { booked, spentBefore }),
      // The books can't be read: what this process knows has to do until the next try.
      () => this.takeOver(account, null),
    )
  }

  /** The books may lag behind by what waits to be written: what this process spent is never forgotten for that. */
  private takeOver(account: Account, read: { readonly booked: number; readonly spentBefore: number } | null): void {
    account.isReading = false
    account.readAtMs = this.settings.nowMs()
    if (read === null) return
    const known = account.booked + read.spentBefore
    account.spent -= read.spentBefore
    account.booked = Math.max(known, read.booked)
  }

  private reportReached(organizationId: string, account: Account): void {
    if (account.isReachedReported) return
    account.isReachedReported = true
    this.settings.onReached(organizationId)
  }
}
