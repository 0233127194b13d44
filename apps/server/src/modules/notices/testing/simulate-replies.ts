import type { MoveMail } from '@candor/contract'
import { applicant, authUser, interviewSetVersion, member as memberTable, notice, stageMail } from '@candor/db'
import { and, eq, sql } from 'drizzle-orm'
import { deliverEvents } from '../../../platform/events/deliver-events'
import { cancelStageMail } from '../../applicants/operations/cancel-stage-mail'
import { markReplied } from '../../applicants/operations/mark-replied'
import { moveApplicant } from '../../applicants/operations/move-applicant'
import { recordRefusedMail } from '../../applicants/operations/record-refused-mail'
import { sendStageMails } from '../../applicants/operations/send-stage-mails'
import { updateStage } from '../../applicants/operations/update-stage'
import { sendMail } from '../../notification/operations/send-mail'
import { AddressRefusedError, type Mailer } from '../../notification/providers/smtp-mailer'
import { notifyReplyDates } from '../operations/notify-reply-dates'
import { type Notices, openNotices } from './open-notices'
import { createReplyPlans, type ReplyHabit, type ReplyPlan } from './reply-habits'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const promisedDays = 5
const promisedMs = promisedDays * 24 * hourMs
const worker = { kind: 'worker' } as const

export interface ReplyOutcome {
  /** People who were replied to by the promised date. */
  answered: number
  /** People who were not, of whom an owner was notified within the hour. */
  alerted: number
  /** People who were forgotten by everyone. Must be empty. */
  readonly missed: ReplyHabit[]
  /** Whom the notices went to, by name. */
  readonly names: Map<string, number>
}

const refusingMailer: Mailer = {
  send: () => Promise.reject(new AddressRefusedError('no such address')),
  close: () => undefined,
}

/** Runs what is scheduled in the order of its time, and moves the clock there. */
const createAgenda = ({ deps }: Notices) => {
  const entries: { readonly atMs: number; readonly run: () => Promise<unknown> }[] = []
  return {
    add: (atMs: number, run: () => Promise<unknown>): void => {
      const index = entries.findLastIndex((entry) => entry.atMs <= atMs)
      entries.splice(index + 1, 0, { atMs, run })
    },
    run: async (): Promise<void> => {
      for (let next = entries.shift(); next !== undefined; next = entries.shift()) {
        deps.clock.advance(Math.max(0, next.atMs - deps.clock.nowMs()))
        await next.run()
      }
    },
  }
}
type Agenda = ReturnType<typeof createAgenda>

interface Simulation {
  readonly fixture: Notices
  readonly agenda: Agenda
  /** A stage with a mail, and one without. */
  readonly closing: string
  readonly other: string
  readonly outcome: ReplyOutcome
}

/** The mail server of the person refuses the stage's mail. */
const refuseMail = async ({ fixture }: Simulation, applicantId: string): Promise<void> => {
  const { deps } = fixture
  const [ordered] = await deps.withActor(worker, (tx) =>
    tx.select({ id: stageMail.id }).from(stageMail).where(eq(stageMail.applicantId, applicantId)),
  )
  const mailId = ordered?.id ?? ''
  await sendMail({ ...deps, mailer: refusingMailer }, { mailId })
  const handlers = { 'mail.refused': recordRefusedMail.bind(null, deps) }
  await deliverEvents(deps, [handlers], { subjectId: mailId })
  await fixture.deliver(applicantId)
}

/** Sends the mail of a move when it is due, as its job does. */
const scheduleMail = (simulation: Simulation, mail: MoveMail, whenSent?: () => Promise<void>): void => {
  if (mail === null) return
  const { fixture, agenda } = simulation
  const { moveId, sendAt } = mail
  agenda.add(Date.parse(sendAt), async () => {
    await sendStageMails({ ...fixture.deps, queueMail: fixture.digestDeps.digestMails.queue }, { moveId })
    await whenSent?.()
  })
}

/** What the recruiter does about a person who has submitted an interview. */
const act = async (simulation: Simulation, habit: ReplyHabit, id: string): Promise<unknown> => {
  const { fixture, agenda, closing, other } = simulation
  const { deps, member } = fixture
  if (habit === 'forgets') return
  if (habit === 'calls') return markReplied(deps, member, { id })
  const stageId = habit === 'movesWithoutMail' ? other : closing
  const { mail } = await moveApplicant(deps, member, { id, stageId })
  scheduleMail(simulation, mail, habit === 'addressRefuses' ? () => refuseMail(simulation, id) : undefined)
  const soonMs = deps.clock.nowMs() + 2 * minuteMs
  if (habit === 'cancels' && mail !== null) agenda.add(soonMs, () => cancelStageMail(deps, member, mail))
  if (habit === 'movesBack') agenda.add(soonMs, () => moveApplicant(deps, member, { id, stageId: other }))
}

/** An hour after the promised date the person was answered by it, or an owner knows. */
const check = async ({ fixture, outcome }: Simulation, habit: ReplyHabit, id: string): Promise<void> => {
  const { deps } = fixture
  const { person, alerted } = await deps.withActor(worker, async (tx) => ({
    person: (await tx.select().from(applicant).where(eq(applicant.id, id)))[0],
    alerted: await tx
      .select({ name: authUser.name, role: memberTable.role })
      .from(notice)
      .innerJoin(authUser, eq(authUser.id, notice.userId))
      .innerJoin(
        memberTable,
        and(eq(memberTable.userId, notice.userId), eq(memberTable.organizationId, notice.organizationId)),
      )
      .where(and(eq(notice.applicantId, id), eq(notice.kind, 'reply_overdue'))),
  }))
  if (person?.replyBy === null && person.repliedAt !== null) outcome.answered += 1
  else if (alerted.some(({ role }) => role === 'owner')) outcome.alerted += 1
  else outcome.missed.push(habit)
  for (const { name } of alerted) outcome.names.set(name, (outcome.names.get(name) ?? 0) + 1)
}

const submit = async (simulation: Simulation, plan: ReplyPlan, startMs: number): Promise<void> => {
  const { fixture, agenda } = simulation
  const { applicantId } = await fixture.submitNoticed(`${fixture.deps.newId()}@example.org`)
  const dueMs = startMs + plan.submittedAtMs + promisedMs
  // The first run of the job after the date; no one replies between the date and it.
  const checkedMs = Math.ceil((dueMs - startMs) / hourMs) * hourMs + startMs + 1
  agenda.add(startMs + plan.actsAtMs, () => act(simulation, plan.habit, applicantId))
  agenda.add(checkedMs, () => check(simulation, plan.habit, applicantId))
}

const openSimulation = async (): Promise<Simulation> => {
  const fixture = await openNotices()
  const { deps, member } = fixture
  await fixture.addColleague('recruiter', 'An Lê')
  const [closing, other] = [await fixture.findStage('rejected'), await fixture.findStage('interviewed')]
  const messages = { en: { subject: 'About {position}', text: 'Thank you, {first_name}.' }, vi: null }
  await updateStage(deps, member, { id: closing, messages })
  await deps.withActor(member, (tx) =>
    tx
      .update(interviewSetVersion)
      .set({ content: sql`content || ${JSON.stringify({ replyWithinDays: promisedDays })}::jsonb` }),
  )
  const outcome: ReplyOutcome = { answered: 0, alerted: 0, missed: [], names: new Map() }
  return { fixture, agenda: createAgenda(fixture), closing, other, outcome }
}

/** Runs submissions through recruiters who forget, with the real operations on a real database and a clock that is moved. */
export const simulateReplies = async (options: {
  readonly seed: string
  readonly count: number
}): Promise<ReplyOutcome> => {
  const simulation = await openSimulation()
  const { fixture, agenda, outcome } = simulation
  const { deps } = fixture
  const startMs = deps.clock.nowMs()
  const plans = createReplyPlans(options.seed, options.count, promisedMs)
  for (const plan of plans) agenda.add(startMs + plan.submittedAtMs, () => submit(simulation, plan, startMs))
  const lastMs = Math.max(...plans.map(({ submittedAtMs }) => submittedAtMs)) + promisedMs + hourMs
  for (let atMs = 0; atMs <= lastMs; atMs += hourMs) agenda.add(startMs + atMs, () => notifyReplyDates(deps))
  try {
    await agenda.run()
  } finally {
    await deps.close()
  }
  return outcome
}
