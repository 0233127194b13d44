import type { AssessAnswer, AssessInput, TimedWord } from '../../input'
import type { FourAnswers, OccupationQuestions } from '../occupations/occupation'

const candidate = { firstName: 'Robin', lastName: 'Ashdown' } as const

/** An interview of the exam: the occupation's questions with these answers. */
export function makeInterview(
  occupation: OccupationQuestions,
  texts: FourAnswers,
  modality: AssessAnswer['modality'] = 'typed',
): AssessInput {
  const questions = occupation.questions.map((question, index) => ({ id: `q${index + 1}`, ...question }))
  return {
    submissionId: `exam-${occupation.id}`,
    language: occupation.language,
    completion: 'completed',
    hasVideo: true,
    set: {
      positionName: occupation.title,
      jobDescription: '',
      requirements: occupation.requirements.map((name) => ({ name, weight: 1 })),
      questions,
    },
    answers: questions.map(({ id, text }, index) => ({
      answerId: `answer-${id}`,
      questionId: id,
      questionText: text,
      isFollowUp: false,
      modality,
      text: (texts[index] ?? '').normalize('NFC'),
      verbatim: true,
    })),
    candidate,
  }
}

/** The same with the times of the words of each answer. */
export function makeTimedInterview(
  occupation: OccupationQuestions,
  spoken: readonly (readonly TimedWord[])[],
): AssessInput {
  const getText = (index: number): string => (spoken[index] ?? []).map(({ text }) => text).join(' ')
  const interview = makeInterview(occupation, [getText(0), getText(1), getText(2), getText(3)], 'spoken')
  return {
    ...interview,
    answers: interview.answers.map((answer, index) => ({ ...answer, words: spoken[index] ?? [] })),
  }
}

export const mapAnswers = (texts: FourAnswers, change: (text: string, index: number) => string): FourAnswers => [
  change(texts[0], 0),
  change(texts[1], 1),
  change(texts[2], 2),
  change(texts[3], 3),
]
