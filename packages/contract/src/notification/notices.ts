import { z } from 'zod'
import { route } from '../builder'
import { noticeLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant, zPage, zPaged } from '../shared/primitives'
import { noticeKinds } from './notice-kinds'

const service = 'notification' as const
/** Everyone who sees interviews; a viewer's notices are about what is shared with them. */
const policy = member('submission.read')

/** What a member is notified of. It disappears with its subject, and when a reply that was due is given. */
export const zNotice = z.object({
  id: zId,
  kind: z.enum(noticeKinds),
  /** Of a submission: when it was submitted, as its page shows it. */
  createdAt: zInstant,
  isRead: z.boolean(),
  candidateName: z.string(),
  positionName: z.string(),
  /** What opens: the submission, or the newest one of the candidate; null: none was submitted. */
  submissionId: zId.nullable(),
  /** A project with the candidate, who submitted no interview. */
  projectId: zId.nullable(),
  /** Who mentions the member. Null: not a mention, or they have left the organization. */
  authorName: z.string().nullable(),
  /** By when a reply was promised. Null: of other kinds. */
  replyBy: zInstant.nullable(),
})
export type Notice = z.infer<typeof zNotice>

export const zNoticeSetting = z.object({ kind: z.enum(noticeKinds), inProduct: z.boolean(), byMail: z.boolean() })
export type NoticeSetting = z.infer<typeof zNoticeSetting>

/** The kinds that the member's role can get, each with both channels. */
const zNoticeSettings = z.object({ items: z.array(zNoticeSetting) })

export const noticeRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/notice',
    summary: 'The caller’s notices, newest first',
    policy,
    errors: [],
  })
    .input(zPage.pick({ page: true }))
    .output(zPaged(zNotice)),
  count: route({
    service,
    method: 'GET',
    path: '/notice/count',
    summary: `How many notices the caller has not read, up to ${noticeLimits.unread}`,
    policy,
    errors: [],
  }).output(z.object({ unread: z.number().int().max(noticeLimits.unread) })),
  read: route({
    service,
    method: 'POST',
    path: '/notice/{id}/read',
    summary: 'Mark one of the caller’s notices as read',
    policy,
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
  readAll: route({
    service,
    method: 'POST',
    path: '/notice/read-all',
    summary: 'Mark all of the caller’s notices as read',
    policy,
    errors: [],
    status: 204,
  }),
}

export const noticeSettingRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/notice/setting',
    summary: 'What the caller is notified of, in the product and by mail',
    policy,
    errors: [],
  }).output(zNoticeSettings),
  change: route({
    service,
    method: 'POST',
    path: '/notice/setting',
    summary: 'Switch one kind of notice on or off, in the product and by mail',
    policy,
    errors: [],
  })
    .input(zNoticeSetting)
    .output(zNoticeSettings),
}
