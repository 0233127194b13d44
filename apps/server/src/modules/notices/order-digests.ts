import { noticeRules } from '@candor/domain'
import type { Deps } from '../../deps'
import { sendDigestsQueue } from './queues'
import type { Transaction } from './repo/transaction'

/**
 * Orders a run that mails what waits. Any number of transactions may order one: a span of the delay has one run, which starts
 * when the span is over and so finds all of its notices.
 */
export const orderDigests = (deps: Pick<Deps, 'jobs' | 'clock'>, tx: Transaction): Promise<void> =>
  deps.jobs.send(tx, {
    queue: sendDigestsQueue,
    data: {},
    startAfterMs: deps.clock.nowMs() + noticeRules.digestDelayMs,
    onceEveryMs: noticeRules.digestDelayMs,
  })
