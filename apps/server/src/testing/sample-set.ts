import { type Question, type SetAssessment, type SetContent, setAssessmentPreset } from '@candor/contract'

/** The same words in both languages, so that tests find them whichever is spoken. */
export const sampleQuestion = (id: string, text: string): Question => ({
  id,
  text,
  kind: 'behavioural',
  requirementId: null,
  expectedPoints: [],
  criteria: [],
  minCharacters: null,
  translations: { en: { text, expectedPoints: [] }, vi: { text, expectedPoints: [] } },
})

/** A whole set of two questions. */
export const sampleContent = (newId: () => string): SetContent => ({
  positionName: 'Recruiter',
  jobDescription: 'We look for a recruiter.',
  requirements: [{ id: newId(), name: 'Hiring engineers', kind: 'experience', weight: 4, isMustHave: true }],
  questions: [
    sampleQuestion(newId(), 'Tell me about a role that was hard to fill.'),
    sampleQuestion(newId(), 'How do you keep candidates informed?'),
  ],
  screeningQuestions: [],
  languages: ['en', 'vi'],
  interviewer: 'linh',
  durationMinutes: 15,
  modes: ['chat', 'live', 'text', 'no-voice'],
  requiresCv: false,
})

const offReasons = { en: 'We call everyone within a week.', vi: 'Chúng tôi gọi cho mọi người trong một tuần.' }

/** An assessment that gives candidates their result, or none with a reason. */
export const sampleAssessment = (candidateResult: SetAssessment['candidateResult']): SetAssessment => ({
  ...setAssessmentPreset,
  candidateResult,
  ...(candidateResult === 'off' ? { resultOffReason: offReasons } : {}),
})
