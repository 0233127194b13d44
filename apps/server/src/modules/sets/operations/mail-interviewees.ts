import { type IntervieweeMail, interviewNoticePath, type SetContent, status } from '@candor/contract'
import {
  identifierLimits,
  intervieweeRules,
  isIntervieweeAwaited,
  isSpokenMode,
  sessionLimits,
  toInterfaceLanguage,
} from '@candor/domain'
import type { Deps } from '../../../deps'
import { createPersonalCode } from '../../../platform/personal-code'
import type { InviteMails, MailTemplate } from '../../notification'
import { readState } from '../interviewee-state'
import type { InvitationPorts, ReservedMails } from '../ports'
import {
  cancelMails,
  findMailedSet,
  listDueMails,
  lockDueMails,
  type MailedSet,
  postponeInviter,
  postponeMails,
  recordMail,
  recordUnsubscribed,
} from '../repo/interviewee-mails'
import type { IntervieweeRecord } from '../repo/interviewees'
import type { Transaction } from '../repo/sets'

export type MailIntervieweesDeps = Pick<Deps, 'withActor' | 'clock' | 'keyedHash' | 'publicUrl'> &
  InvitationPorts & { readonly inviteMails: InviteMails }

const worker = { kind: 'worker' } as const

const templateNames = {
  invitation: 'interview-invitation',
  reminder: 'interview-reminder',
} as const satisfies Record<IntervieweeMail, MailTemplate['name']>

const describeInterview = (content: SetContent) => ({
  positionName: content.positionName,
  minutes: content.durationMinutes ?? Math.ceil(sessionLimits.defaultDurationMs / 60_000),
  isSpoken: content.modes.some(isSpokenMode),
  isTypingAllowed: content.modes.some((mode) => !isSpokenMode(mode)),
  requiresCv: content.requiresCv,
})

interface Batch {
  readonly set: MailedSet
  readonly host: NonNullable<ReservedMails['host']>
}

const queueOne = async (
  deps: MailIntervieweesDeps,
  tx: Transaction,
  { set, host, row, kind }: Batch & { readonly row: IntervieweeRecord; readonly kind: IntervieweeMail },
): Promise<void> => {
  const [language = 'en'] = set.content.languages
  const code = createPersonalCode(deps, row.id)
  await deps.inviteMails.queue(tx, {
    to: row.email,
    language: toInterfaceLanguage(language),
    organizationId: set.organizationId,
    template: {
      name: templateNames[kind],
      ...host,
      ...describeInterview(set.content),
      invitationId: row.id,
      recipientName: row.name,
      url: deps.publicUrl(`/interview/${set.linkId}?code=${code}`),
      noticeUrl: deps.publicUrl(`${interviewNoticePath}/${set.linkId}`),
      untilMs: row.expiresAt.getTime(),
    },
  })
  await recordMail(tx, { id: row.id, kind, at: new Date(deps.clock.nowMs()) })
}

/** Queues the granted mails, and marks them, in one transaction: a killed process mails no one twice and forgets no one. */
const mailBatch = (
  deps: MailIntervieweesDeps,
  batch: Batch,
  query: { readonly setId: string; readonly emails: readonly string[] },
): Promise<void> =>
  deps.withActor(worker, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const now = new Date(nowMs)
    const rows = await lockDueMails(tx, { ...query, now })
    const unsubscribed = await deps.inviteMails.listUnsubscribed(
      tx,
      rows.map(({ email }) => email),
    )
    const isUnsubscribed = (row: IntervieweeRecord): boolean => unsubscribed.has(row.email)
    const isAwaited = (row: IntervieweeRecord): boolean => isIntervieweeAwaited(readState(row, nowMs).state)
    await recordUnsubscribed(
      tx,
      rows.filter(isUnsubscribed).map(({ id }) => id),
      now,
    )
    const others = rows.filter((row) => !isUnsubscribed(row))
    await cancelMails(
      tx,
      others.filter((row) => !isAwaited(row)).map(({ id }) => id),
    )
    for (const row of others.filter(isAwaited)) {
      if (row.mailDue !== null) await queueOne(deps, tx, { ...batch, row, kind: row.mailDue })
    }
  })

const postpone = (
  deps: MailIntervieweesDeps,
  setId: string,
  refused: { readonly limited: readonly string[]; readonly exhausted: string | null },
): Promise<void> =>
  deps.withActor(worker, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const until = new Date(nowMs + intervieweeRules.retryMailsAfterMs)
    if (refused.exhausted !== null) await postponeInviter(tx, { setId, invitedBy: refused.exhausted, until })
    await postponeMails(tx, { setId, emails: refused.limited, until: new Date(nowMs + identifierLimits.dayMs) })
  })

/** One batch of the set's due mails. False: there is nothing more to do now. */
const mailNext = async (deps: MailIntervieweesDeps, setId: string): Promise<boolean> => {
  const { set, due, room } = await deps.withActor(worker, async (tx) => {
    const now = new Date(deps.clock.nowMs())
    const room = await deps.inviteMails.countRoom(tx)
    const limit = Math.min(room, intervieweeRules.mailsPerTransaction)
    return {
      set: await findMailedSet(tx, { setId, openStatus: status.ACTIVE }),
      due: await listDueMails(tx, { setId, now, limit }),
      room,
    }
  })
  const [first] = due
  if (set === undefined || first === undefined || room === 0) return false
  const emails = due.map(({ email }) => email)
  const { organizationId } = set
  const reserved = await deps.reserveInviteMails({ organizationId, userId: first.invitedBy, emails })
  if (reserved.host === null) return false
  await mailBatch(deps, { set, host: reserved.host }, { setId, emails: reserved.granted })
  const isExhausted = reserved.granted.length + reserved.limited.length < emails.length
  await postpone(deps, setId, { limited: reserved.limited, exhausted: isExhausted ? first.invitedBy : null })
  return true
}

/** Mails a set's invitations and reminders, in batches, until none is due or the budgets allow no more. Repeatable. */
export const mailInterviewees = async (
  deps: MailIntervieweesDeps,
  { setId }: { readonly setId: string },
): Promise<void> => {
  while (await mailNext(deps, setId)) {
    // Each batch is a transaction of its own.
  }
}
