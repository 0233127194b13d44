import type { Deps } from '../../deps'
import { errorType } from '../error-type'
import type { RetentionRule } from './retention-rule'

type RetentionDeps = Pick<Deps, 'withActor' | 'clock' | 'log'>

interface RetentionLimits {
  /** Rows of one transaction. */
  readonly batchRows: number
  /** Transactions of one rule in one run; the next run continues. */
  readonly maxBatches: number
}

const defaultLimits: RetentionLimits = { batchRows: 1_000, maxBatches: 200 }

async function applyRule(deps: RetentionDeps, rule: RetentionRule, limits: RetentionLimits): Promise<number> {
  const before = new Date(deps.clock.nowMs() - rule.keepMs)
  let deleted = 0
  for (let batch = 0; batch < limits.maxBatches; batch += 1) {
    const rows = await deps.withActor(rule.actor, (tx) => rule.deleteBatch(tx, { before, limit: limits.batchRows }))
    deleted += rows
    if (rows < limits.batchRows) break
  }
  return deleted
}

/** Applies every rule in short transactions. A rule that fails stops none of the others; the run fails at the end. */
export async function applyRetention(
  deps: RetentionDeps,
  rules: readonly RetentionRule[],
  limits: RetentionLimits = defaultLimits,
): Promise<void> {
  const errors: unknown[] = []
  for (const rule of rules) {
    try {
      const deleted = await applyRule(deps, rule, limits)
      if (deleted > 0) deps.log.info({ rule: rule.name, deleted }, 'retention: deleted rows past their time')
    } catch (error) {
      deps.log.error({ rule: rule.name, kind: errorType(error) }, 'retention: a rule failed')
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'retention: some rules failed')
}
