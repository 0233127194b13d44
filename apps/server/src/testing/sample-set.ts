import type { Question, SetContent } from '@candor/contract'

export const sampleQuestion = (id: string, text: string): Question => ({
  id,
  text,
  kind: 'behavioural',
  requirementId: null,
  expectedPoints: [],
  criteria: [],
  minCharacters: null,
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
