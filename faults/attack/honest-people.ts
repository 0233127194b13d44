import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createHttpStream, type LoadStream } from '../../bench/lib/upload-load'
import { createApiClient } from '../../e2e/support/api-client'
import { sendCv } from '../../e2e/support/cv'
import { beginRecording, beginTypedInterview, type Recruiter, takeTypedInterview } from '../../e2e/support/scenario'
import { crc32 } from '../../packages/media/src/crc32'
import { paths, startBody } from './attacker-interview'

/** Half a second of video at 1.5 Mbit/s. */
const chunkBytes = 95_000
const appendEveryMs = 500
const pingEveryMs = 500
const cvEveryMs = 3_000
/** Fewer than a session takes, so that a long measurement is not refused for their number. */
const cvsPerApplicant = 10
const assessEveryMs = 10_000
const assessLimitMs = 90_000
const candidateCount = 2

export interface Site {
  readonly url: string
  readonly port: number
  readonly linkId: string
  readonly recruiter: Recruiter
}

/** What honest people waited for while they were measured, in milliseconds, and what they were refused. */
export interface HonestReport {
  readonly appendsMs: readonly number[]
  readonly pingsMs: readonly number[]
  readonly cvsMs: readonly number[]
  readonly assessmentsMs: readonly number[]
  /** Answers other than success and broken connections, as "append: 503". */
  readonly failures: readonly string[]
}

const answers = [
  'In my last role I moved our payments to a new provider. I wrote the plan, talked to nine teams, and we finished in six weeks without a failed payment.',
  'I once deleted a table in the wrong database. I told my lead at once, restored it from the backup within an hour, and wrote a check that now asks for the name.',
]
const createPerson = (firstName: string) => ({
  firstName,
  lastName: 'Pham',
  email: `h-${randomUUID().slice(0, 12)}@example.org`,
})

/** A last name that no one else has, of letters only. */
const createName = (): string => `Pham${randomUUID().replaceAll(/[^a-f]/g, '')}x`

/** Repeats until stopped; a run that takes longer than its interval delays the next one only. */
const repeat = async (isOver: () => boolean, everyMs: number, run: (nth: number) => Promise<void>): Promise<void> => {
  for (let nth = 0; !isOver(); nth += 1) {
    const startedMs = performance.now()
    await run(nth)
    await delay(Math.max(0, everyMs - (performance.now() - startedMs)))
  }
}

const requireStatus = (status: number, wanted: number): void => {
  if (status !== wanted) throw new Error(String(status))
}

/** A candidate who has not been asked anything yet: until then a CV is taken. */
const startInterview = async ({ url, linkId }: Site) => {
  const api = createApiClient(url)
  const { email, ...names } = createPerson('Hoa')
  const started = await api.post(paths.start, { ...startBody(linkId, email), ...names })
  requireStatus(started.status, 201)
  return { api, sessionId: String(started.body.id) }
}

const createRecording = async ({ url, port, linkId }: Site) => {
  const { api, uploadId, epoch } = await beginRecording(url, linkId, createPerson('Lan'))
  const cookie = api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const stream = createHttpStream({
    port,
    path: `/api/content/file/chunk/${uploadId}`,
    headers: (offsetBytes, bytes) => ({
      cookie,
      'content-type': 'application/partial-upload',
      'content-length': String(bytes.byteLength),
      'upload-offset': String(offsetBytes),
      'upload-complete': '?0',
      'upload-epoch': epoch,
      'upload-crc32': crc32(bytes).toString(16).padStart(8, '0'),
    }),
  })
  return stream
}

/** Prepares honest people: two who record and ping, others who send CVs. */
export const createHonestPeople = async (site: Site) => {
  const streams: LoadStream[] = []
  for (let nth = 0; nth < candidateCount; nth += 1) streams.push(await createRecording(site))
  const pinging = await beginTypedInterview(site.url, site.linkId, createPerson('Minh'))
  let applicant = await startInterview(site)
  let cvCount = 0
  const chunk = new Uint8Array(chunkBytes).map((_, at) => (at * 31) % 251)
  const offsets = new Map<LoadStream, number>()

  /** Measures them until `untilMs` (epoch milliseconds). */
  const measure = async (untilMs: number): Promise<HonestReport> => {
    const report = {
      appendsMs: [] as number[],
      pingsMs: [] as number[],
      cvsMs: [] as number[],
      assessmentsMs: [] as number[],
    }
    const failures: string[] = []
    const isOver = (): boolean => Date.now() >= untilMs
    const time = async (name: string, into: number[], run: () => Promise<unknown>): Promise<void> => {
      const startedMs = performance.now()
      try {
        await run()
        into.push(performance.now() - startedMs)
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    const append = (stream: LoadStream) =>
      repeat(isOver, appendEveryMs, () =>
        time('append', report.appendsMs, async () => {
          const offset = offsets.get(stream) ?? 0
          await stream.append(offset, chunk)
          offsets.set(stream, offset + chunkBytes)
        }),
      )
    const ping = () =>
      repeat(isOver, pingEveryMs, () =>
        time('ping', report.pingsMs, async () => {
          const { status } = await pinging.api.post('/api/interview/interview/chat/ping', {
            sessionId: pinging.session.id,
            networkQuality: 'good',
            lastSeq: 0,
          })
          requireStatus(status, 200)
        }),
      )
    const sendCvs = () =>
      repeat(isOver, cvEveryMs, async () => {
        if (cvCount === cvsPerApplicant) {
          await time('start', [], async () => {
            applicant = await startInterview(site)
          })
          cvCount = 0
        }
        cvCount += 1
        await time('CV', report.cvsMs, () => sendCv(applicant.api, applicant.sessionId))
      })
    const assess = () =>
      repeat(isOver, assessEveryMs, async () => {
        const person = { ...createPerson('Tuan'), lastName: createName() }
        const interviewsMs: number[] = []
        await time('interview', interviewsMs, () => takeTypedInterview(site.url, site.linkId, { ...person, answers }))
        if (interviewsMs.length === 0) return
        await time('assessment', report.assessmentsMs, () => waitForAssessment(site, person.lastName))
      })
    await Promise.all([...streams.map(append), ping(), sendCvs(), assess()])
    return { ...report, failures }
  }
  return {
    measure,
    close: async () => {
      for (const stream of streams) await stream.end()
    },
  }
}

interface Item {
  readonly assessmentState: string
}

/** Waits until the recruiter's list shows that this candidate's submission is assessed. */
const waitForAssessment = async ({ recruiter }: Site, lastName: string): Promise<void> => {
  const startedMs = performance.now()
  while (performance.now() - startedMs < assessLimitMs) {
    const { status, body } = await recruiter.api.get(`/api/interview/interview/submission?keyword=${lastName}`)
    requireStatus(status, 200)
    const [own] = body.items as readonly Item[]
    if (own !== undefined && !['pending', 'evaluating'].includes(own.assessmentState)) return
    await delay(250)
  }
  throw new Error('never assessed')
}

/** One interview, CV and assessment before anything is measured, so that programs are loaded and caches filled. */
export const warmUp = async (site: Site): Promise<void> => {
  const people = await createHonestPeople(site)
  await people.measure(Date.now() + 3_000)
  await people.close()
}
