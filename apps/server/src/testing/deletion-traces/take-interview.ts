import { createHash, randomUUID } from 'node:crypto'
import { setAssessmentPreset } from '@candor/contract'
import { crc32 } from '@candor/media'
import { z } from 'zod'
import type { HttpClient } from '../http-client'
import { sampleContent } from '../sample-set'

const consents = ['recording', 'ai', 'integrity_signals'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: 'a'.repeat(64),
}))

const zSession = z.object({
  id: z.uuid(),
  current: z.object({ turn: z.number(), answerId: z.uuid(), take: z.number() }).nullable(),
})
type Session = z.infer<typeof zSession>
const zIdOnly = z.object({ id: z.uuid() })
const zSet = z.object({ id: z.uuid(), linkId: z.string() })

/** Stops at the first refusal. */
export const post = async (client: HttpClient, path: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await client.post(path, body)
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const read = async (client: HttpClient, path: string): Promise<Record<string, unknown>> => {
  const answer = await client.get(path)
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** An active set with a screening question, for a position of its own. */
export const makeSet = async (owner: HttpClient, positionName: string): Promise<z.infer<typeof zSet>> => {
  const screening = { id: randomUUID(), type: 250, label: 'Where do you live?', isRequired: true, options: [] }
  const sample = sampleContent(randomUUID)
  const criterion = { name: 'Clarity', anchors: ['None', 'Little', 'Some', 'Much', 'All'], dimension: null }
  const content = {
    ...sample,
    questions: sample.questions.map((question) => ({ ...question, criteria: [criterion] })),
    positionName,
    languages: ['en'],
    assessment: { ...setAssessmentPreset, hasIntegritySignals: true },
    screeningQuestions: [screening],
  }
  const set = zSet.parse(await post(owner, '/api/interview/interview/set', { name: positionName, content }))
  await owner.patch(`/api/interview/interview/set/${set.id}`, { status: 1 })
  return set
}

/** Long enough that the built-in interviewer asks nothing more about it. */
const writeAnswer = (word: string): string =>
  `In my last role at ${word} I was responsible for hiring twelve backend engineers in one quarter. I wrote a scorecard with the team, ` +
  'called eighty people myself, and changed the interview from six rounds to three. As a result we hired all twelve in ten ' +
  'weeks, and eleven of them were still there after two years, which was twenty percent more than the year before.'

type WriteWord = (what: string) => string

const sendCv = async (client: HttpClient, sessionId: string, write: WriteWord): Promise<string> => {
  const form = new FormData()
  form.set('sessionId', sessionId)
  const text = `Experience\n2021-03 to present: Lead recruiter, ${write('CV')} Ltd. Hired 120 engineers in two years.`
  form.set('file', new Blob([text], { type: 'text/plain' }), `${write('CV name')}.txt`)
  const sent = await client.request('/api/content/file/cv', { method: 'POST', body: form })
  if (sent.status >= 300) throw new Error(`the CV was answered ${sent.status} ${await sent.text()}`)
  return zIdOnly.parse(await sent.json()).id
}

const answerScreening = async (client: HttpClient, sessionId: string, write: WriteWord): Promise<void> => {
  const path = `/api/interview/interview/screening/${sessionId}`
  const { questions } = z.object({ questions: z.array(zIdOnly) }).parse(await read(client, path))
  const answers = Object.fromEntries(questions.map(({ id }) => [id, write('screening answer')]))
  await post(client, path, { answers, cvFileId: await sendCv(client, sessionId, write) })
}

/** Uploads a recording of the current answer: bytes with a word, which no reader of videos understands. */
const record = async (client: HttpClient, { id, current }: Session, write: WriteWord): Promise<void> => {
  const place = { sessionId: id, answerId: current?.answerId, take: 1, segmentIndex: 0, startOffsetMs: 0 }
  const segment = { ...place, mime: 'video/webm', writerId: id, heldFromBytes: 0 }
  const { uploadId, epoch } = z
    .object({ uploadId: z.uuid(), epoch: z.number() })
    .parse(await post(client, '/api/content/file/chunk', segment))
  const bytes = Buffer.from(`a recording ${write('recording')}`)
  const sent = await client.request(`/api/content/file/chunk/${uploadId}`, {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': '0',
      'upload-epoch': String(epoch),
      'upload-complete': '?1',
      'upload-crc32': crc32(bytes).toString(16).padStart(8, '0'),
      'repr-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
    },
  })
  if (sent.status >= 300) throw new Error(`the recording was answered ${sent.status} ${await sent.text()}`)
}

/** A moment that the device noticed, and the candidate's words next to it. Returns the moment. */
const notice = async (client: HttpClient, { id, current }: Session, write: WriteWord): Promise<string> => {
  const judged = { confidence: 0.9, light: 'good', trackedShare: 1 }
  await post(client, '/api/interview/interview/integrity', {
    sessionId: id,
    answerId: current?.answerId,
    take: 1,
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
    .object({ intervals: z.tuple([zIdOnly], z.unknown()) })
    .parse(await read(client, `/api/interview/interview/integrity?sessionId=${id}`))
  const intervalId = intervals[0].id
  const comment = { sessionId: id, intervalId, text: write('words about a moment') }
  await post(client, '/api/interview/interview/integrity/comment', comment)
  return intervalId
}

const answerAll = async (client: HttpClient, first: Session, write: WriteWord): Promise<void> => {
  let session = first
  while (session.current !== null) {
    const { turn, take } = session.current
    const answer = { sessionId: session.id, turn, take, text: writeAnswer(write('answer')) }
    session = zSession.parse(await post(client, '/api/interview/interview/text/post', answer))
  }
}

export interface Candidate {
  readonly client: HttpClient
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Takes a typed interview with a recorded first answer, and submits it, or leaves it. Every text of it is given by `write`. */
export const takeInterview = async (
  { client, firstName, lastName, email }: Candidate,
  link: { readonly linkId: string; readonly code?: string },
  { write, isSubmitted }: { readonly write: WriteWord; readonly isSubmitted: boolean },
) => {
  const person = { firstName, lastName, email, isTermsAccepted: true, consents }
  const start = { ...link, language: 'en', mode: 'text', isPractice: false, ...person }
  const { id: sessionId } = zSession.parse(await post(client, '/api/interview/interview/chat/start', start))
  await answerScreening(client, sessionId, write)
  const accommodation = { text: `I need ${write('accommodation')}.` }
  const asked = await post(client, `/api/interview/interview/session/${sessionId}/accommodation`, accommodation)
  const begun = zSession.parse(await post(client, '/api/interview/interview/chat/begin', { sessionId, mode: 'text' }))
  await record(client, begun, write)
  const momentId = await notice(client, begun, write)
  const question = { sessionId, text: `Is there ${write('question')}?`, isToRecruiter: true }
  await post(client, '/api/interview/interview/chat/question', question)
  if (isSubmitted) {
    await answerAll(client, begun, write)
    await post(client, '/api/interview/interview/submit', { sessionId })
  }
  return { sessionId, momentId, accommodationId: zIdOnly.parse(asked).id, answerId: begun.current?.answerId ?? '' }
}
