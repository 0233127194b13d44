import { APP_ROLE, mail } from '@candor/db'
import { eq } from 'drizzle-orm'
import { createJobs, migrateJobs } from '../../../jobs/jobs'
import { startMailServer } from '../../../testing/start-mail-server'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { type MailOrder, queueMail } from '../operations/queue-mail'
import { sendMail } from '../operations/send-mail'
import { createSmtpMailer } from '../providers/smtp-mailer'

const auth = { kind: 'auth' } as const
const worker = { kind: 'worker' } as const

/** A mail that its reader can unsubscribe from. */
export const inviteTemplate: MailOrder['template'] = {
  name: 'organization-invite',
  organizationName: 'Sao Mai',
  invitedBy: 'Mai Trần',
  role: 'viewer',
  url: 'https://candor.example/company/invite/1',
  days: 7,
}
/** An invitation to an interview, which carries a calendar file. */
export const interviewTemplate = {
  name: 'interview-invitation',
  invitationId: '01234567-89ab-7def-8123-456789abcdef',
  organizationName: 'Sao Mai',
  hasLogo: false,
  contact: { name: 'Mai Trần', email: 'mai@example.org' },
  positionName: 'Kỹ sư; độ tin cậy, Hà Nội',
  recipientName: 'Linh',
  minutes: 15,
  isSpoken: true,
  isTypingAllowed: true,
  requiresCv: true,
  url: 'https://candor.example/interview/x?code=secret',
  noticeUrl: 'https://candor.example/.well-known/ai-interview-notice/x',
  untilMs: Date.UTC(2026, 11, 10, 16, 59),
} as const satisfies MailOrder['template']
/** What a member was notified of. */
export const digestTemplate: MailOrder['template'] = {
  name: 'notice-digest',
  organizationName: 'Sao Mai',
  counts: [{ kind: 'mention', count: 2 }],
  url: 'https://candor.example/company/notices',
  settingsUrl: 'https://candor.example/company/setting/notices',
}
/** A mail that is always sent. */
export const codeTemplate: MailOrder['template'] = { name: 'sign-in-code', code: '482913', minutes: 10 }

/** Mails on a database of their own, with a real job queue and a real mail server. */
export const createMailFixture = async () => {
  const server = await startMailServer()
  const base = await createTestDeps()
  await migrateJobs(base.database.migratorUrl, { queues: ['send-mail'], appRole: APP_ROLE })
  const jobs = createJobs(base.database.appUrl, base.log)
  const deps: TestDeps = { ...base, jobs }
  const mailer = createSmtpMailer(server.url, 'Candor <no-reply@candor.example>')
  const listMails = (to: string) => deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to)))
  const getMail = async (to: string) => {
    const [row] = await listMails(to)
    if (row === undefined) throw new Error(`no mail was queued for ${to}`)
    return row
  }
  const queue = async (
    to: string,
    template: MailOrder['template'] = codeTemplate,
    organizationId?: string,
  ): Promise<string> => {
    const order = { to, language: 'vi' as const, template, ...(organizationId === undefined ? {} : { organizationId }) }
    await deps.withActor(auth, (tx) => queueMail(deps, tx, order))
    const rows = await listMails(to)
    return rows.find(({ state }) => state === 'waiting')?.id ?? ''
  }
  return {
    server,
    deps,
    jobs,
    mailer,
    listMails,
    getMail,
    queue,
    createAddress: (name: string): string => `${name}.${deps.newId()}@example.org`,
    listReceived: (to: string) => server.received.filter(({ recipients }) => recipients.includes(to)),
    /** Queues a mail and runs its job at once; returns its id. */
    async deliver(to: string, template: MailOrder['template'] = codeTemplate): Promise<string> {
      const mailId = await queue(to, template)
      await sendMail({ ...deps, mailer }, { mailId })
      return mailId
    },
    async close(): Promise<void> {
      mailer.close()
      await jobs.stop()
      await deps.close()
      await server.close()
    },
  }
}

export type MailFixture = Awaited<ReturnType<typeof createMailFixture>>
