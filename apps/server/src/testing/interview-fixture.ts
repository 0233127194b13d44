import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtinInterviewer, builtinTurnDetector, readDocument, type SpeechToText, type TextToSpeech } from '@candor/ai'
import { practiceTier, type SetContent, type StartInterview, type Turn } from '@candor/contract'
import { interviewSet } from '@candor/db'
import type { DiskSpace } from '@candor/domain'
import { crc32, createFileAppendStore, joinRecordings } from '@candor/media'
import { eq } from 'drizzle-orm'
import type { Caller } from '../http/caller'
import { createUploadPorts } from '../modules/content/create-upload-ports'
import { appendUpload } from '../modules/content/operations/append-upload'
import { beginUpload } from '../modules/content/operations/begin-upload'
import { findCandidateActor } from '../modules/sessions/authentication'
import { admitFile } from '../modules/sessions/operations/admit-file'
import { admitUpload } from '../modules/sessions/operations/admit-upload'
import { beginInterview } from '../modules/sessions/operations/begin-interview'
import { getRecordingWindow } from '../modules/sessions/operations/get-recording-window'
import { startInterview } from '../modules/sessions/operations/start-interview'
import type { SessionPorts } from '../modules/sessions/ports'
import type { SessionView } from '../modules/sessions/present'
import { createRecordedAudio } from '../modules/sessions/recorded-audio'
import { type CandidateActor, listAccess } from '../modules/sessions/repo/index'
import { startRecording } from '../modules/sessions/start-recording'
import { createSet } from '../modules/sets/operations/create-set'
import { makeMember } from './make-member'
import { sampleContent } from './sample-set'
import { createTestDeps, type TestDeps } from './test-deps'

const textSha256 = 'a'.repeat(64)
const consents = (['recording', 'ai', 'server_transcription'] as const).map((purpose) => ({
  purpose,
  version: '1',
  textSha256,
}))
export const anonymousCaller: Caller = { user: null, blocked: null, candidate: [] }

/** A started session, with the caller that may continue it. */
export interface CandidateSession {
  readonly id: string
  readonly actor: CandidateActor
  readonly caller: Caller
  readonly view: SessionView
}

interface InterviewFixtureOptions {
  readonly speechToText?: SpeechToText | null
  readonly voice?: TextToSpeech | null
}

const openPorts = async (deps: TestDeps, options: InterviewFixtureOptions) => {
  const directory = await mkdtemp(join(tmpdir(), 'candor-fixture-'))
  const store = createFileAppendStore({ directory, nowMs: deps.clock.nowMs })
  const disk: { space: DiskSpace; hasSpace: boolean } = { space: 'enough', hasSpace: true }
  const ports: SessionPorts = {
    speechToText: options.speechToText ?? null,
    voice: options.voice ?? null,
    interviewer: builtinInterviewer,
    turnDetector: builtinTurnDetector,
    store,
    recordedAudio: createRecordedAudio(store),
    readDiskSpace: async () => disk.space,
    hasOrganizationQuota: async () => disk.hasSpace,
  }
  const close = async (): Promise<void> => {
    await store.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { ports, store, disk, directory, close }
}

type Context = { readonly deps: TestDeps; readonly ports: SessionPorts }

const createContentContext = (context: Context) => ({
  deps: context.deps,
  ports: {
    ...createUploadPorts(context.deps, {
      local: context.ports.store,
      objects: null,
      readDiskSpace: context.ports.readDiskSpace,
      connections: context.deps.tokenConnections,
    }),
    readDocument: (bytes: Uint8Array, fileName: string) => readDocument(bytes, fileName),
    joinRecordings,
    sessions: {
      listTokenHashes: () => [],
      findActor: (caller: Caller, sessionId: string) => findCandidateActor(context.deps, caller, sessionId),
      admitUpload: (tx: Parameters<typeof admitUpload>[1], claim: Parameters<typeof admitUpload>[2]) =>
        admitUpload(context.deps, tx, claim),
      startRecording: (actor: CandidateActor, recording: Parameters<typeof startRecording>[2]) =>
        startRecording(context, actor, recording),
      admitFile: (actor: CandidateActor, sessionId: string) => admitFile(context.deps, actor, sessionId),
      getRecordingWindow: (actor: CandidateActor, sessionId: string) =>
        getRecordingWindow(context.deps, actor, sessionId),
    },
  },
})

const createStartInput = (linkId: string, changes: Partial<StartInterview> = {}): StartInterview => ({
  linkId,
  language: 'en',
  mode: 'text',
  isPractice: false,
  practiceTier: practiceTier.BASIC,
  isRehearsal: false,
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh@example.org',
  isTermsAccepted: true,
  consents,
  ...changes,
})

/** Starts and begins interviews as candidates, and reads whom a candidate cookie stands for. */
const createCandidateSessions = (context: Context) => {
  const { deps } = context
  const readCaller = async (token: string): Promise<Caller> => {
    const tokenHash = deps.keyedHash('candidate-access', token)
    const tokenHashes = [tokenHash]
    const candidate = await deps.withActor({ kind: 'token', tokenHashes }, (tx) =>
      listAccess(tx, { tokenHashes, nowMs: deps.clock.nowMs() }),
    )
    return { user: null, blocked: null, candidate }
  }
  let startCount = 0
  const start = async (linkId: string, changes: Partial<StartInterview> = {}): Promise<CandidateSession> => {
    startCount += 1
    // Another address each time, because unproven starts with one address are limited.
    const email = startCount === 1 ? 'linh@example.org' : `linh-${startCount}@example.org`
    const { view, token } = await startInterview(
      context,
      anonymousCaller,
      createStartInput(linkId, { email, ...changes }),
    )
    const caller = await readCaller(token ?? '')
    const actor = await findCandidateActor(deps, caller, view.row.id)
    return { id: view.row.id, actor, caller, view }
  }
  const begin = async (linkId: string, changes: Partial<StartInterview> = {}): Promise<CandidateSession> => {
    const candidateSession = await start(linkId, changes)
    const mode = changes.mode ?? 'text'
    return {
      ...candidateSession,
      view: await beginInterview(context, candidateSession.actor, { sessionId: candidateSession.id, mode }),
    }
  }
  return { readCaller, start, begin, createStartInput }
}

/** Uploads and seals one whole segment of the first answer. */
const createRecorder =
  (content: ReturnType<typeof createContentContext>) =>
  async (
    candidateSession: CandidateSession,
    bytes: Uint8Array,
    segment: { segmentIndex?: number; startOffsetMs?: number } = {},
  ) => {
    const [answer] = candidateSession.view.row.state.answers
    if (answer === undefined) throw new Error('nothing was asked')
    const { answerId, take } = answer
    const { segmentIndex = 0, startOffsetMs = 0 } = segment
    const mime = 'video/webm;codecs=vp8,opus'
    const writer = { writerId: candidateSession.id, heldFromBytes: 0 }
    const claim = { sessionId: candidateSession.id, answerId, take, segmentIndex, mime, startOffsetMs, ...writer }
    const { uploadId } = await beginUpload(content, candidateSession.caller, claim)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const headers = { offsetBytes: 0, isComplete: true, crc32: crc32(bytes), sha256 }
    return appendUpload(content, candidateSession.caller, { uploadId, headers, bytes })
  }

/** A database, a store on disk and a set with a link: what a test of an interview needs. */
export const openInterviewFixture = async (options: InterviewFixtureOptions = {}) => {
  const deps = await createTestDeps()
  const { ports, store, disk, directory, close } = await openPorts(deps, options)
  const context = { deps, ports }
  const member = await makeMember(deps)
  const content = createContentContext(context)
  return {
    deps,
    ports,
    context,
    store,
    disk,
    directory,
    member,
    content,
    ...createCandidateSessions(context),
    recordSegment: createRecorder(content),
    makeSet: (change: (content: SetContent) => SetContent = (same) => same) =>
      createSet(deps, member, {
        name: 'Recruiter',
        content: change(sampleContent(deps.newId)),
        producedBy: null,
        isActive: true,
      }),
    updateSet: (setId: string, values: Partial<typeof interviewSet.$inferInsert>) =>
      deps.withActor(member, (tx) => tx.update(interviewSet).set(values).where(eq(interviewSet.id, setId))),
    async close(): Promise<void> {
      await close()
      await deps.close()
    },
  }
}
export type InterviewFixture = Awaited<ReturnType<typeof openInterviewFixture>>

/** A typed answer long enough that the built-in interviewer has nothing to ask about it. */
const fullAnswer =
  'In my last role I was responsible for hiring twelve backend engineers in one quarter. I wrote a scorecard with the team, ' +
  'called eighty people myself, and changed the interview from six rounds to three. As a result we hired all twelve in ten ' +
  'weeks, and eleven of them were still there after two years, which was twenty percent more than the year before.'

export const createTypedTurn = (sessionId: string, turn: number, text = fullAnswer): Turn => ({
  sessionId,
  turn,
  take: 1,
  mode: 'text',
  text,
  source: 'typed',
  segments: null,
  speechMs: null,
  durationMs: 0,
  segmentCount: 0,
})

/** The code that refused an operation, or any other error's message, so that a failed test is readable. */
export const getErrorCode = async (run: Promise<unknown>): Promise<string> => {
  try {
    await run
    return 'not refused'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
