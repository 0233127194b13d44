import type { InterviewIntro } from '@candor/contract'

export const sampleIntro: InterviewIntro = {
  linkId: 'a'.repeat(22),
  organizationName: 'Sao Mai',
  positionName: 'Backend Developer',
  durationMs: 900_000,
  questionCount: 2,
  languages: ['en'],
  modes: ['text'],
  interviewer: 'linh',
  requiresCv: false,
  screeningQuestionCount: 0,
  hasIntegritySignals: false,
  isResultShared: true,
  resultOffReason: {},
  companyIntro: {},
  attemptsLeft: 1,
  hasServerTranscription: false,
  hasServerVoice: false,
  invitation: null,
  session: null,
}
