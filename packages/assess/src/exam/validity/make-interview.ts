import type { AssessAnswer, AssessInput } from '../../input'
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

export const mapAnswers = (texts: FourAnswers, change: (text: string, index: number) => string): FourAnswers => [
  change(texts[0], 0),
  change(texts[1], 1),
  change(texts[2], 2),
  change(texts[3], 3),
]
