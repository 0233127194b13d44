import { mailLimits } from '../limits'

/** Invites that an account or an organization has mailed, as stored. */
export interface MailBudget {
  readonly dayStartedAtMs: number
  readonly mailsThisDay: number
}

export type BudgetOutcome =
  | { readonly kind: 'send'; readonly budget: MailBudget }
  | { readonly kind: 'refused'; readonly retryAtMs: number }

/** Whether one more invite may be mailed. The older the account or organization, the more it may mail in a day. */
export const decideBudgetedMail = (
  before: MailBudget | null,
  { createdAtMs, nowMs }: { readonly createdAtMs: number; readonly nowMs: number },
): BudgetOutcome => {
  const isCurrent = before !== null && nowMs < before.dayStartedAtMs + mailLimits.dayMs
  const budget = isCurrent ? before : { dayStartedAtMs: nowMs, mailsThisDay: 0 }
  const tier = mailLimits.inviteTiers.find(({ untilAgeMs }) => nowMs - createdAtMs < untilAgeMs)
  const mailsPerDay = tier?.mailsPerDay ?? mailLimits.invitesPerDay
  if (budget.mailsThisDay < mailsPerDay) {
    return { kind: 'send', budget: { ...budget, mailsThisDay: budget.mailsThisDay + 1 } }
  }
  const dayEndsAtMs = budget.dayStartedAtMs + mailLimits.dayMs
  const retryAtMs = tier === undefined ? dayEndsAtMs : Math.min(dayEndsAtMs, createdAtMs + tier.untilAgeMs)
  return { kind: 'refused', retryAtMs }
}

/** What a mail is for decides how much of the product's hourly ceiling it may use. */
export type MailPriority = 'invite' | 'signUp' | 'assessment' | 'signIn' | 'notice' | 'support'

/**
 * Whether the ceiling leaves a mail of this priority. Invites end first and sign-in codes last, so that an attacker who floods one
 * kind does not lock out people who need another.
 */
export const isBelowMailCeiling = (
  priority: MailPriority,
  { mailsThisHour, mailsPerHour }: { readonly mailsThisHour: number; readonly mailsPerHour: number },
): boolean => mailsThisHour < mailLimits.ceilingShares[priority] * mailsPerHour

/** How many more mails of this priority the ceiling leaves in this hour. */
export const countMailRoom = (
  priority: MailPriority,
  { mailsThisHour, mailsPerHour }: { readonly mailsThisHour: number; readonly mailsPerHour: number },
): number => Math.max(0, Math.ceil(mailLimits.ceilingShares[priority] * mailsPerHour) - mailsThisHour)

/** Counts up to `wanted` mails at once; fewer where the budget ends. */
export const reserveBudgetedMails = (
  before: MailBudget | null,
  age: { readonly createdAtMs: number; readonly nowMs: number },
  wanted: number,
): { readonly granted: number; readonly budget: MailBudget | null } => {
  let budget = before
  for (let granted = 0; granted < wanted; granted += 1) {
    const outcome = decideBudgetedMail(budget, age)
    if (outcome.kind === 'refused') return { granted, budget }
    budget = outcome.budget
  }
  return { granted: wanted, budget }
}

/** Organizations that one account may own. */
export const countAllowedOrganizations = (accountAgeMs: number): number =>
  accountAgeMs < mailLimits.dayMs ? mailLimits.organizationsOfNewAccount : mailLimits.organizationsPerAccount
