import { z } from 'zod'
import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { notifyAccommodationDates } from './operations/notify-accommodation-dates'
import { notifyReplyDates } from './operations/notify-reply-dates'
import { notifyRequestDates } from './operations/notify-request-dates'
import { type DigestDeps, sendDigests } from './operations/send-digests'
import {
  notifyAccommodationDatesQueue,
  notifyReplyDatesQueue,
  notifyRequestDatesQueue,
  sendDigestsQueue,
} from './queues'

const zNothing = z.object({})

/** Mails digests, and looks for replies and answers to requests that are due. */
export const createNoticeJobs = (deps: Deps & DigestDeps) => {
  const digests: JobDefinition<z.infer<typeof zNothing>> = {
    queue: sendDigestsQueue,
    shape: zNothing,
    // An hour's mails may have reached the ceiling: the last try is hours later.
    retryLimit: 8,
    retryDelaySeconds: 60,
    atOnce: 1,
    run: () => sendDigests(deps),
  }
  const replyDates: JobDefinition<z.infer<typeof zNothing>> = {
    queue: notifyReplyDatesQueue,
    shape: zNothing,
    retryLimit: 3,
    retryDelaySeconds: 60,
    atOnce: 1,
    run: () => notifyReplyDates(deps),
  }
  const requestDates: JobDefinition<z.infer<typeof zNothing>> = {
    queue: notifyRequestDatesQueue,
    shape: zNothing,
    retryLimit: 3,
    retryDelaySeconds: 60,
    atOnce: 1,
    run: () => notifyRequestDates(deps),
  }
  const accommodationDates: JobDefinition<z.infer<typeof zNothing>> = {
    queue: notifyAccommodationDatesQueue,
    shape: zNothing,
    retryLimit: 3,
    retryDelaySeconds: 60,
    atOnce: 1,
    run: () => notifyAccommodationDates(deps),
  }
  return [digests, replyDates, requestDates, accommodationDates]
}
