import type { AssessAnswer, AssessInput } from '@candor/assess'
import { z } from 'zod'
import type { AnswerRow, SubmissionRow } from './repo'

const zWords = z.array(
  z.object({ text: z.string(), startMs: z.number(), endMs: z.number(), confidence: z.number().nullish() }),
)
const zSegments = z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() }).loose())

const wordsOf = (value: unknown): Pick<AssessAnswer, 'words'> => {
  const parsed = zWords.safeParse(value)
  if (!parsed.success || parsed.data.length === 0) return {}
  return {
    words: parsed.data.map(({ confidence, ...word }) => ({ ...word, ...(confidence == null ? {} : { confidence }) })),
  }
}

const segmentsOf = (value: unknown): Pick<AssessAnswer, 'segments'> => {
  const parsed = zSegments.safeParse(value)
  if (!parsed.success || parsed.data.length === 0) return {}
  return { segments: parsed.data.map(({ text, startMs, endMs }) => ({ text, startMs, endMs })) }
}

const answerOf = (row: AnswerRow): AssessAnswer => ({
  answerId: row.answerId,
  questionId: row.questionId,
  questionText: row.questionText,
  isFollowUp: row.isFollowUp,
  modality: row.modality === 'spoken' ? 'spoken' : 'typed',
  text: row.text,
  ...wordsOf(row.words),
  ...segmentsOf(row.segments),
  ...(row.speechMs === null ? {} : { speechMs: row.speechMs }),
  verbatim: row.isVerbatim,
})

/** What the engine may see of a submission: words, times and the set's own texts; nothing of camera, face or device. */
export const assessInputOf = (row: SubmissionRow, answers: readonly AnswerRow[]): AssessInput => {
  const asked = new Set(answers.map((answer) => answer.questionId))
  return {
    submissionId: row.id,
    language: row.language === 'vi' ? 'vi' : 'en',
    completion: row.isCompleted ? 'completed' : 'not_completed',
    hasVideo: row.hasVideo,
    set: {
      requirements: row.content.requirements.map(({ name, weight }) => ({ name, weight })),
      questions: row.content.questions
        .filter((question) => asked.has(question.id))
        .map(({ id, text, kind, expectedPoints }) => ({ id, text, kind, expectedPoints })),
    },
    answers: answers.filter((answer) => answer.text.trim() !== '').map(answerOf),
    candidate: { firstName: row.firstName, lastName: row.lastName },
  }
}
