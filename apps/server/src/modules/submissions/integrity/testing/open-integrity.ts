import { type IntegrityReport, type SetContent, setAssessmentPreset } from '@candor/contract'
import { type CandidateSession, openInterviewFixture } from '../../../../testing/interview-fixture'
import { beginInterview } from '../../../sessions/operations/begin-interview'
import { startInterview } from '../../../sessions/operations/start-interview'
import { reportTake } from '../operations/report-take'
import { readIntegrity } from '../read-integrity'

const useSignals = (content: SetContent): SetContent => ({
  ...content,
  assessment: { ...setAssessmentPreset, hasIntegritySignals: true },
})
const createConsent = (purpose: 'recording' | 'ai' | 'integrity_signals') => ({
  purpose,
  version: '1',
  textSha256: 'a'.repeat(64),
})

/** What a candidate agrees to; the last is the consent to the signals. */
export const allConsents = [createConsent('recording'), createConsent('ai'), createConsent('integrity_signals')]

export const createReport = (session: CandidateSession, change: Partial<IntegrityReport> = {}): IntegrityReport => ({
  sessionId: session.id,
  answerId: session.view.row.state.answers[0]?.answerId ?? '',
  take: 1,
  availability: 'available',
  intervals: [
    { kind: 'face_out_of_view', startMs: 4_000, endMs: 11_000, confidence: 0.9, light: 'good', trackedShare: 1 },
    { kind: 'gaze_away', startMs: 20_000, endMs: 25_500, confidence: 0.665, light: 'good', trackedShare: 0.9 },
  ],
  observedMs: 50_000,
  speakingMs: 30_000,
  trackedShare: 0.97,
  samplesPerSecond: 2,
  light: 'good',
  gazeAwayShare: 0.2,
  eyeContactShare: 0.6,
  ...change,
})

/** An interview fixture whose set uses integrity signals. */
export const openIntegrity = async () => {
  const fixture = await openInterviewFixture()
  const { linkId } = await fixture.makeSet(useSignals)
  let peopleCount = 0
  const emails = new Map<string, string>()
  return {
    ...fixture,
    async beginSession(options: { linkId?: string; consents?: typeof allConsents } = {}): Promise<CandidateSession> {
      peopleCount += 1
      const email = `person-${peopleCount}@example.org`
      const session = await fixture.begin(options.linkId ?? linkId, {
        mode: 'chat',
        consents: options.consents ?? allConsents,
        email,
      })
      emails.set(session.id, email)
      return session
    },
    /** The same person in another interview: row-level security does not separate the two. */
    async beginAnother(session: CandidateSession): Promise<CandidateSession> {
      const other = await fixture.makeSet(useSignals)
      const email = emails.get(session.id)
      if (email === undefined) throw new Error('the session is not of this fixture')
      const input = fixture.createStartInput(other.linkId, { mode: 'chat', consents: allConsents, email })
      const { view } = await startInterview(fixture.context, session.caller, input)
      const { id } = view.row
      return {
        ...session,
        id,
        view: await beginInterview(fixture.context, session.actor, { sessionId: id, mode: 'chat' }),
      }
    },
    report: (session: CandidateSession, change: Partial<IntegrityReport> = {}) =>
      reportTake(fixture.deps, session.actor, createReport(session, change)),
    readAsCandidate: (session: CandidateSession) =>
      fixture.deps.withActor(session.actor, (tx) => readIntegrity(tx, session.id)),
    readAsCompany: (session: CandidateSession) =>
      fixture.deps.withActor(fixture.member, (tx) => readIntegrity(tx, session.id)),
  }
}
export type IntegrityFixture = Awaited<ReturnType<typeof openIntegrity>>
