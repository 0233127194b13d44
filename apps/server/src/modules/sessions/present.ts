import type { ChatEntry, InterviewIntro, Session, SessionAnswer, SetContent } from '@candor/contract'
import {
  canRevert,
  countRetakesLeft,
  currentRetake,
  currentTurn,
  findResultOffReason,
  findRetakeReason,
  findRetakeState,
  getAccent,
  getCvRequest,
  getNumberOfRetakes,
  getSetAssessment,
  isAlmostUp,
  isClockRunning,
  isOwnPace,
  isResultShared,
  isSaidByInterviewer,
  listOfferedLanguages,
  listPracticeTiers,
  needsAlternativeContact,
  remainingMs,
  type SessionAnswerState,
  type SessionMachineState,
  sessionLimits,
  submitsAtMs,
} from '@candor/domain'
import { toInstant } from '../../platform/clock'
import { findLogoUrl } from '../../platform/logo-url'
import { readMessage } from './messages'
import type { FaultRow, LinkedSet, MessageRow, SegmentRow, SessionRow } from './repo/index'
import { getCurrentFaultReport } from './take-fault-report'

/** A session with what a browser must be shown of it, read in one transaction. */
export interface SessionView {
  readonly row: SessionRow
  readonly journal: readonly MessageRow[]
  readonly segments: readonly SegmentRow[]
  readonly faults: readonly FaultRow[]
  /** Durable bytes of uploads that are still open. */
  readonly storedBytes: ReadonlyMap<string, number>
}

interface Shown {
  readonly nowMs: number
  readonly hasVoice: boolean
}

const presentEntry = (sessionId: string, row: MessageRow, hasVoice: boolean): ChatEntry => {
  const message = readMessage(row.payload)
  const isSpoken = hasVoice && isSaidByInterviewer(message)
  return {
    seq: row.seq,
    content: message.content,
    timestamp: toInstant(row.atMs),
    role: message.role,
    type: message.messageType,
    turn: message.turn,
    voiceUrl: isSpoken ? `/api/interview/interview/chat/voice/${sessionId}/${row.seq}` : null,
    ...(message.digitalSource && { digitalSource: message.digitalSource }),
  }
}

export const presentEntries = (
  sessionId: string,
  journal: readonly MessageRow[],
  hasVoice: boolean,
): readonly ChatEntry[] =>
  journal.filter((row) => row.type === 'message').map((row) => presentEntry(sessionId, row, hasVoice))

const presentFaults = (
  view: SessionView,
  answer: SessionAnswerState,
  nowMs: number,
): Pick<SessionAnswer, 'faultReport' | 'retakeReason'> => {
  const faultReport = getCurrentFaultReport(view, answer)
  const { isUnusable } = faultReport
  return { faultReport, retakeReason: findRetakeReason(view.row.state, answer, { isUnusable, nowMs }) }
}

export const presentAnswer = (view: SessionView, answer: SessionAnswerState, nowMs: number): SessionAnswer => ({
  answerId: answer.answerId,
  turn: answer.turn,
  take: answer.take,
  state: answer.state,
  transcript: answer.transcript,
  text: answer.text,
  ...presentFaults(view, answer, nowMs),
  canRevert: canRevert(view.row.state, answer),
  retakeState: findRetakeState(answer),
  segments: view.segments
    .filter((segment) => segment.answerId === answer.answerId && segment.take === answer.take)
    .map(({ id, segmentIndex, state, sizeBytes }) => ({
      uploadId: id,
      segmentIndex,
      state,
      storedBytes: sizeBytes ?? view.storedBytes.get(id) ?? 0,
    })),
})

const presentRetake = (state: SessionMachineState): Session['retake'] => {
  const running = currentRetake(state)
  if (running === null) return null
  const { expiresAtMs, ...turn } = running
  return { ...turn, expiresAt: toInstant(expiresAtMs) }
}

export const presentSession = (view: SessionView, shown: Shown): Session => {
  const { row, journal } = view
  const { state } = row
  const submitsAt = submitsAtMs(state)
  return {
    id: row.id,
    state: state.state,
    endReason: state.endReason,
    isPractice: row.isPractice,
    isRehearsal: state.isRehearsal,
    mode: state.mode,
    modes: [...state.modesOffered],
    language: state.language,
    serverTime: toInstant(shown.nowMs),
    remainingMs: remainingMs(state, shown.nowMs),
    isClockRunning: isClockRunning(state),
    isAlmostUp: isAlmostUp(state, shown.nowMs),
    isOwnPace: isOwnPace(state),
    current: currentTurn(state),
    messages: [...presentEntries(row.id, journal, shown.hasVoice)],
    answers: state.answers.map((answer) => presentAnswer(view, answer, shown.nowMs)),
    autoSubmitAt: submitsAt === null ? null : toInstant(submitsAt),
    retake: presentRetake(state),
    numberOfRetakes: state.numberOfRetakes,
    retakesLeft: countRetakesLeft(state),
    isSubmitted: state.isSubmitted,
    lastSeq: state.lastSeq,
  }
}

export const presentPing = (view: Pick<SessionView, 'row' | 'journal'>, shown: Shown) => {
  const { state, id } = view.row
  return {
    serverTime: toInstant(shown.nowMs),
    state: state.state,
    remainingMs: remainingMs(state, shown.nowMs),
    isAlmostUp: isAlmostUp(state, shown.nowMs),
    messages: [...presentEntries(id, view.journal, shown.hasVoice)],
    lastSeq: state.lastSeq,
  }
}

/** Length of an interview of this set, in milliseconds. */
const getDurationMs = (content: SetContent): number =>
  content.durationMinutes === null ? sessionLimits.defaultDurationMs : content.durationMinutes * 60_000

const presentOffReasons = (content: SetContent): InterviewIntro['resultOffReason'] =>
  Object.fromEntries(
    listOfferedLanguages(content).flatMap((language) => {
      const reason = findResultOffReason(content, language)
      return reason === null ? [] : [[language, reason]]
    }),
  )

const presentCompanyIntro = ({ companyIntro = {}, ...content }: SetContent): InterviewIntro['companyIntro'] =>
  Object.fromEntries(
    listOfferedLanguages({ ...content, companyIntro }).flatMap((language) => {
      const text = companyIntro[language]?.trim() ?? ''
      return text === '' ? [] : [[language, text]]
    }),
  )

export const presentIntro = (
  set: LinkedSet,
  shown: {
    readonly invitation: InterviewIntro['invitation']
    readonly hasServerTranscription: boolean
    readonly hasServerVoice: boolean
    readonly assessedBy: InterviewIntro['assessedBy']
    readonly aiContact: string | null
    readonly responseRate: InterviewIntro['responseRate']
    readonly session: Session | null
    readonly attemptsLeft: number
    readonly access: InterviewIntro['access']
  },
  isRehearsal = false,
): InterviewIntro => ({
  linkId: set.linkId,
  organizationName: set.organizationName,
  logoUrl: findLogoUrl({ id: set.organizationId, logo: set.logo }),
  accent: set.accentColor === null ? null : getAccent(set.accentColor),
  positionName: set.content.positionName,
  durationMs: getDurationMs(set.content),
  questionCount: set.content.questions.length,
  languages: listOfferedLanguages(set.content),
  modes: [...set.content.modes],
  interviewer: set.content.interviewer,
  cvRequest: getCvRequest(set.content),
  screeningQuestionCount: set.content.screeningQuestions.length,
  hasIntegritySignals: getSetAssessment(set.content).hasIntegritySignals,
  isResultShared: isResultShared(set.content),
  resultOffReason: presentOffReasons(set.content),
  alternativeContact: needsAlternativeContact(set.content) ? (set.content.alternativeContact ?? null) : null,
  companyIntro: presentCompanyIntro(set.content),
  // A rehearsal ends without a submission, so it has no time for a retake.
  numberOfRetakes: isRehearsal ? 0 : getNumberOfRetakes(set.content),
  practiceTiers: listPracticeTiers(set.content),
  ...shown,
})
