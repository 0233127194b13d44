import { createHash } from 'node:crypto'
import type { Ability } from '@candor/contract'
import { crc32 } from '@candor/media'
import { z } from 'zod'
import { type Browser, createBrowser } from './browser'
import type { Side } from './principals'
import type { CandidateObjects } from './scenario-objects'
import type { Fixture } from './scenario-people'

const zSession = z.object({
  id: z.uuid(),
  current: z.object({ turn: z.number(), answerId: z.uuid(), take: z.number() }).nullable(),
  answers: z.array(z.object({ answerId: z.uuid() })),
})
type Session = z.infer<typeof zSession>
/** Parsers of forms refuse a short one. */
const boundary = 'candor-scenario-boundary-0123456789'
const zIdOnly = z.object({ id: z.uuid() })

const consents = ['recording', 'ai', 'integrity_signals'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: 'a'.repeat(64),
}))

/** Long enough that the built-in interviewer asks nothing more about it. */
const writeAnswer = (mark: string): string =>
  `In my last role at ${mark} I was responsible for hiring twelve backend engineers in one quarter. I wrote a scorecard with the team, ` +
  'called eighty people myself, and changed the interview from six rounds to three. As a result we hired all twelve in ten ' +
  'weeks, and eleven of them were still there after two years, which was twenty percent more than the year before.'

/** Long enough to be read, with something to remark on: what is quoted of it must reach allowed readers only. */
const writeCv = (mark: string): string =>
  [
    'Experience',
    `2021-03 to present: Lead recruiter, ${mark} Ltd. Led a team of six and hired 120 engineers in two years.`,
    `2015-01 to 2017-02: Recruiter, ${mark} and Sons. Started a referral programme that cut the time to hire by 40 %.`,
    'Education',
    `2011-09 to 2014-06: Bachelor of Arts, University of ${mark}`,
    'Awards',
    `2022: Recruiter of the year, ${mark} awards`,
  ].join('\n')

export interface CandidateWish {
  readonly key: string
  readonly side: Side
  /** Set and link of the interview that is submitted. */
  readonly link: string
  readonly isShared: boolean
  /** Of another interview that is in progress; null: there is none. */
  readonly liveLink: string | null
}

const createMarks = ({ canaries }: Fixture, { key, side, isShared }: CandidateWish) => {
  const mark = (what: string, ability: Ability = 'submission.read'): string =>
    canaries.mark({ what: `${what} of ${key}`, side, ability, isShared, own: [key] })
  return {
    person: mark('name'),
    answer: mark('answer'),
    typed: mark('live answer', 'submission.review'),
    cvName: mark('CV name'),
    cvText: mark('CV text', 'submission.review'),
    /** A viewer watches it where it is part of the share, which the grants of the scenario are. */
    recording: mark('recording'),
    screening: mark('screening answer'),
    remark: mark('words beside a moment', 'submission.review'),
    request: mark('request', 'submission.review'),
    accommodation: mark('request for an accommodation', 'request.answer'),
    /** No member may read it. */
    feedback: canaries.mark({ what: `feedback of ${key}`, own: [key] }),
  }
}
type Marks = ReturnType<typeof createMarks>

const start = async (
  browser: Browser,
  marks: Marks,
  options: { readonly linkId: string; readonly isPractice: boolean },
): Promise<Session> =>
  zSession.parse(
    await browser.post('/api/interview/interview/chat/start', {
      linkId: options.linkId,
      language: 'en',
      mode: 'text',
      isPractice: options.isPractice,
      firstName: 'Linh',
      lastName: marks.person,
      email: `${marks.person}@example.org`,
      isTermsAccepted: true,
      consents,
    }),
  )

const sendCv = async (browser: Browser, marks: Marks, sessionId: string): Promise<string> => {
  const form = [
    `--${boundary}\r\ncontent-disposition: form-data; name="sessionId"\r\n\r\n${sessionId}\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${marks.cvName}.txt"\r\ncontent-type: text/plain\r\n\r\n`,
    `${writeCv(marks.cvText)}\r\n--${boundary}--\r\n`,
  ]
  const payload = Buffer.from(form.join(''))
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(payload.length),
  }
  return zIdOnly.parse(await browser.send({ method: 'POST', url: '/api/content/file/cv', headers, payload })).id
}

const answerScreening = async (
  browser: Browser,
  options: { id: string; mark: string; cvFileId: string },
): Promise<void> => {
  const asked = z
    .object({ questions: z.array(zIdOnly) })
    .parse(await browser.get(`/api/interview/interview/screening/${options.id}`))
  const answers = Object.fromEntries(asked.questions.map(({ id }) => [id, `Yes, ${options.mark}`]))
  await browser.post(`/api/interview/interview/screening/${options.id}`, { answers, cvFileId: options.cvFileId })
}

const begin = async (browser: Browser, sessionId: string): Promise<Session> =>
  zSession.parse(await browser.post('/api/interview/interview/chat/begin', { sessionId, mode: 'text' }))

/** Uploads a recording of the current answer; an open one where it is not to be sealed. */
const record = async (
  browser: Browser,
  options: { session: Session; mark: string; isSealed: boolean },
): Promise<string> => {
  const { answerId = '', take = 1 } = options.session.current ?? {}
  const place = { sessionId: options.session.id, answerId, take, segmentIndex: 0, startOffsetMs: 0 }
  const segment = { ...place, mime: 'video/webm', writerId: options.session.id, heldFromBytes: 0 }
  const { uploadId, epoch } = z
    .object({ uploadId: z.uuid(), epoch: z.number() })
    .parse(await browser.post('/api/content/file/chunk', segment))
  const payload = Buffer.from(`a recording ${options.mark}`)
  const headers = {
    'content-type': 'application/partial-upload',
    'upload-offset': '0',
    'upload-epoch': String(epoch),
    'upload-complete': options.isSealed ? '?1' : '?0',
    'upload-crc32': crc32(payload).toString(16).padStart(8, '0'),
    'repr-digest': `sha-256=:${createHash('sha256').update(payload).digest('base64')}:`,
  }
  await browser.send({ method: 'PATCH', url: `/api/content/file/chunk/${uploadId}`, headers, payload })
  return uploadId
}

/** A moment that the device noticed in the current answer, and the candidate's words beside it. */
const notice = async (browser: Browser, options: { session: Session; mark: string }): Promise<string[]> => {
  const { session, mark } = options
  const { answerId = '', take = 1 } = session.current ?? {}
  const judged = { confidence: 0.9, light: 'good', trackedShare: 1 }
  await browser.post('/api/interview/interview/integrity', {
    sessionId: session.id,
    answerId,
    take,
    availability: 'available',
    intervals: [{ kind: 'face_out_of_view', startMs: 4_000, endMs: 9_000, ...judged }],
    observedMs: 60_000,
    speakingMs: 30_000,
    trackedShare: 1,
    samplesPerSecond: 2,
    light: 'good',
    gazeAwayShare: 0,
    eyeContactShare: 0.6,
  })
  const { intervals } = z
    .object({ intervals: z.array(zIdOnly).min(1) })
    .parse(await browser.get(`/api/interview/interview/integrity?sessionId=${session.id}`))
  const momentIds = intervals.map(({ id }) => id)
  for (const intervalId of momentIds) {
    await browser.post('/api/interview/interview/integrity/comment', { sessionId: session.id, intervalId, text: mark })
  }
  return momentIds
}

const answerAll = async (browser: Browser, first: Session, mark: string): Promise<Session> => {
  let session = first
  while (session.current !== null) {
    const { turn, take } = session.current
    session = zSession.parse(
      await browser.post('/api/interview/interview/text/post', {
        sessionId: session.id,
        turn,
        take,
        text: writeAnswer(mark),
      }),
    )
  }
  return session
}

const finish = async (
  fixture: Fixture,
  browser: Browser,
  { sessionId, marks }: { readonly sessionId: string; readonly marks: Marks },
): Promise<Pick<CandidateObjects, 'submissionId' | 'assessmentIds' | 'requestId'>> => {
  await browser.post('/api/interview/interview/submit', { sessionId })
  await fixture.server.runJobs()
  const rows = await fixture.snapshot.query('select id from submission where session_id = $1', [sessionId])
  const submissionId = zIdOnly.parse(rows[0]).id
  const made = await fixture.snapshot.query('select id from assessment where submission_id = $1', [submissionId])
  const ratings = { companyRating: 2, interviewerRating: 3 }
  await browser.post('/api/identity/feedback', { submissionId, ...ratings, comment: marks.feedback })
  await browser.post(`/api/seeker/seeker/submission/${submissionId}/certificate`, {
    showsName: true,
    showsLevel: false,
  })
  const requested = await browser.post(`/api/seeker/seeker/submission/${submissionId}/request`, {
    kind: 'human_review',
    text: marks.request,
  })
  return {
    submissionId,
    requestId: zIdOnly.parse(requested).id,
    assessmentIds: made.map((row) => zIdOnly.parse(row).id),
  }
}

/** A candidate who has submitted one interview by the real way in, and may be in the middle of another. */
export const addCandidate = async (fixture: Fixture, wish: CandidateWish): Promise<CandidateObjects> => {
  const browser = createBrowser(fixture.server)
  const marks = createMarks(fixture, wish)
  const { id } = await start(browser, marks, { linkId: wish.link, isPractice: false })
  const fileId = await sendCv(browser, marks, id)
  await answerScreening(browser, { id, mark: marks.screening, cvFileId: fileId })
  const begun = await begin(browser, id)
  const uploadIds = [await record(browser, { session: begun, mark: marks.recording, isSealed: true })]
  const momentIds = await notice(browser, { session: begun, mark: marks.remark })
  const asked = { text: `I need more light, says ${marks.accommodation}` }
  const accommodation = await browser.post(`/api/interview/interview/session/${id}/accommodation`, asked)
  const accommodationId = zIdOnly.parse(accommodation).id
  const ended = await answerAll(browser, begun, marks.answer)
  const finished = await finish(fixture, browser, { sessionId: id, marks })
  const sessionIds = [id]
  const answerIds = ended.answers.map(({ answerId }) => answerId)
  if (wish.liveLink !== null) {
    const next = await start(browser, marks, { linkId: wish.liveLink, isPractice: false })
    await answerScreening(browser, {
      id: next.id,
      mark: marks.screening,
      cvFileId: await sendCv(browser, marks, next.id),
    })
    const live = await begin(browser, next.id)
    const waiting = await start(browser, marks, { linkId: wish.link, isPractice: true })
    sessionIds.push(live.id, waiting.id)
    answerIds.push(live.current?.answerId ?? '')
    uploadIds.push(await record(browser, { session: live, mark: marks.typed, isSealed: false }))
  }
  const objects = { sessionIds, answerIds, momentIds, uploadIds, fileIds: [fileId], accommodationId }
  return { ...objects, ...finished, cookie: browser.cookie() }
}
