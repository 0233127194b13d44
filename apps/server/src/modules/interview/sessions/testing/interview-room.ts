import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtinInterviewer, readDocument, type SpeechToText } from '@candor/ai'
import type { SetContent, StartInterview, Turn } from '@candor/contract'
import { interviewSet } from '@candor/db'
import { createFileAppendStore } from '@candor/media'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { sampleContent } from '../../../../testing/sample-set'
import { createTestDeps } from '../../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { findCandidateActor } from '../authentication'
import { admitFile } from '../operations/admit-file'
import { admitUpload } from '../operations/admit-upload'
import { beginInterview } from '../operations/begin-interview'
import { startInterview } from '../operations/start-interview'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import { createRecordedAudio } from '../recorded-audio'
import { type CandidateActor, readAccess } from '../repo/index'

const sha = 'a'.repeat(64)
const consents = (['recording', 'ai', 'server_transcription'] as const).map((purpose) => ({
  purpose,
  version: '1',
  textSha256: sha,
}))
export const nobody: Caller = { user: null, candidate: [] }

/** A sitting that was started, with the browser that may go on with it. */
export interface Sitting {
  readonly id: string
  readonly actor: CandidateActor
  readonly caller: Caller
  readonly view: SessionView
}

/** A database, a store on disk and a set with a link: what a test of an interview begins with. */
export const openRoom = async (options: { readonly speechToText?: SpeechToText | null } = {}) => {
  const deps = await createTestDeps()
  const directory = await mkdtemp(join(tmpdir(), 'candor-room-'))
  const store = createFileAppendStore({ directory, nowMs: deps.clock.nowMs })
  const disk = { freeShare: 0.5 }
  const ports: SessionPorts = {
    speechToText: options.speechToText ?? null,
    voice: null,
    interviewer: builtinInterviewer,
    store,
    recordedAudio: createRecordedAudio(store),
    freeDiskShare: async () => disk.freeShare,
  }
  const context = { deps, ports }
  const member = await makeMember(deps)

  const makeSet = async (change: (content: SetContent) => SetContent = (content) => content) =>
    createSet(deps, member, {
      name: 'Recruiter',
      content: change(sampleContent(deps.newId)),
      producedBy: null,
      isActive: true,
    })

  const change = (setId: string, values: Partial<typeof interviewSet.$inferInsert>) =>
    deps.withActor(member, (tx) => tx.update(interviewSet).set(values).where(eq(interviewSet.id, setId)))

  const wish = (linkId: string, wishes: Partial<StartInterview> = {}): StartInterview => ({
    linkId,
    language: 'en',
    lane: 'text',
    isPractice: false,
    firstName: 'Linh',
    lastName: 'Nguyễn',
    email: 'linh@example.org',
    isTermsAccepted: true,
    consents,
    ...wishes,
  })

  /** What the candidate cookie of a start opens. */
  const callerOf = async (token: string): Promise<Caller> => {
    const tokenHash = deps.keyedHash('candidate-access', token)
    const access = await deps.withActor({ kind: 'token', tokenHash }, (tx) =>
      readAccess(tx, { tokenHash, nowMs: deps.clock.nowMs() }),
    )
    return { user: null, candidate: access === null ? [] : [access] }
  }

  const start = async (linkId: string, wishes: Partial<StartInterview> = {}): Promise<Sitting> => {
    const { view, token } = await startInterview(context, nobody, wish(linkId, wishes))
    const caller = await callerOf(token ?? '')
    const actor = await findCandidateActor(deps, caller, view.row.id)
    return { id: view.row.id, actor, caller, view }
  }

  const begin = async (linkId: string, wishes: Partial<StartInterview> = {}): Promise<Sitting> => {
    const sitting = await start(linkId, wishes)
    const lane = wishes.lane ?? 'text'
    return { ...sitting, view: await beginInterview(context, sitting.actor, { sessionId: sitting.id, lane }) }
  }

  return {
    deps,
    ports,
    context,
    store,
    disk,
    member,
    makeSet,
    change,
    wish,
    callerOf,
    start,
    begin,
    content: {
      deps,
      ports: {
        store,
        readDocument,
        sessions: {
          findActor: (caller: Caller, sessionId: string) => findCandidateActor(deps, caller, sessionId),
          admitUpload: (actor: CandidateActor, claim: Parameters<typeof admitUpload>[2]) =>
            admitUpload(context, actor, claim),
          admitFile: (actor: CandidateActor, sessionId: string) => admitFile(deps, actor, sessionId),
        },
      },
    },
    async close(): Promise<void> {
      await store.close()
      await rm(directory, { recursive: true, force: true })
      await deps.close()
    },
  }
}
export type Room = Awaited<ReturnType<typeof openRoom>>

/** A typed answer long enough that the built-in interviewer has nothing to ask about it. */
export const fullAnswer =
  'In my last role I was responsible for hiring twelve backend engineers in one quarter. I wrote a scorecard with the team, ' +
  'called eighty people myself, and changed the interview from six rounds to three. As a result we hired all twelve in ten ' +
  'weeks, and eleven of them were still there after two years, which was twenty percent more than the year before.'

export const typed = (sessionId: string, turn: number, text = fullAnswer): Turn => ({
  sessionId,
  turn,
  take: 1,
  lane: 'text',
  text,
  source: 'typed',
  segments: null,
  speechMs: null,
  durationMs: 0,
  segmentCount: 0,
})

/** The code of the refusal an operation ended in; anything else is told, so that a test fails readably. */
export const refusalOf = async (run: Promise<unknown>): Promise<string> => {
  try {
    await run
    return 'not refused'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
