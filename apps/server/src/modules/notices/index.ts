import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { EventHandlers } from '../../platform/events/deliver-events'
import type { DigestMails } from '../notification'
import { notifyAccommodation } from './events/notify-accommodation'
import { notifyFailedAssessment } from './events/notify-failed-assessment'
import { notifyMention } from './events/notify-mention'
import { notifyRefusedMail } from './events/notify-refused-mail'
import { notifyRequest } from './events/notify-request'
import { notifySubmission } from './events/notify-submission'
import { createNoticeJobs } from './jobs'
import { stopNoticeMails } from './operations/stop-notice-mails'
import { orderDigests } from './order-digests'
import { notifyAccommodationDatesQueue, notifyReplyDatesQueue, notifyRequestDatesQueue } from './queues'
import { createNoticeRoutes } from './routes'

export { noticeRetention } from './repo/retention'

const hourMs = 60 * 60_000

/** What members are notified of, in the product and by mail. */
export const createNotices = (
  deps: Deps,
  { os, digestMails }: { readonly os: Implementer; readonly digestMails: DigestMails },
) => ({
  routes: createNoticeRoutes(deps, os),
  jobs: createNoticeJobs({ ...deps, digestMails }),
  api: {
    stopNoticeMails: (member: { readonly email: string; readonly organizationId: string }) =>
      stopNoticeMails(deps, member),
  },
  eventHandlers: {
    'submission.created': (tx, event) => notifySubmission(deps, tx, event),
    'note.mentioned': (tx, event) => notifyMention(deps, tx, event),
    'applicant.mailRefused': (tx, event) => notifyRefusedMail(deps, tx, event),
    'request.created': (tx, event) => notifyRequest(deps, tx, event),
    'accommodation.requested': (tx, event) => notifyAccommodation(deps, tx, event),
    'assessment.givenUp': (tx, event) => notifyFailedAssessment(deps, tx, event),
  } satisfies EventHandlers,
  /** Called every hour: looks for replies and requests that are due, and for mails whose order was lost. */
  sweep: (): Promise<void> =>
    deps.withActor({ kind: 'worker' }, async (tx) => {
      await deps.jobs.send(tx, { queue: notifyReplyDatesQueue, data: {}, onceEveryMs: hourMs })
      await deps.jobs.send(tx, { queue: notifyRequestDatesQueue, data: {}, onceEveryMs: hourMs })
      await deps.jobs.send(tx, { queue: notifyAccommodationDatesQueue, data: {}, onceEveryMs: hourMs })
      await orderDigests(deps, tx)
    }),
})
