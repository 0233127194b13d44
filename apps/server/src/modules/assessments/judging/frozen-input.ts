import { type AssessInput, hashInput, questionKinds } from '@candor/assess'
import { dimIds, hiddenReasons, zCvLimits, zInterviewLanguage } from '@candor/contract'
import { z } from 'zod'

const zTimed = z.looseObject({ text: z.string(), startMs: z.number(), endMs: z.number() })

const zAnswer = z.looseObject({
  answerId: z.string(),
  questionId: z.string(),
  questionText: z.string(),
  isFollowUp: z.boolean(),
  modality: z.enum(['spoken', 'typed']),
  text: z.string(),
  words: z.array(z.looseObject({ ...zTimed.shape, confidence: z.number().exactOptional() })).exactOptional(),
  segments: z.array(zTimed).exactOptional(),
  speechMs: z.number().exactOptional(),
  verbatim: z.boolean(),
})

const zQuestion = z.looseObject({
  id: z.string(),
  text: z.string(),
  kind: z.enum(questionKinds),
  expectedPoints: z.array(z.string()).exactOptional(),
  wrongIf: z.array(z.string()).exactOptional(),
  dimensions: z.array(z.enum(dimIds)).exactOptional(),
  criteria: z
    .array(
      z.looseObject({
        name: z.string(),
        dimension: z.enum(dimIds).nullable(),
        anchors: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]),
      }),
    )
    .exactOptional(),
})

const zCv = z.looseObject({
  text: z.string(),
  sha256: z.string(),
  hidden: z.array(z.looseObject({ text: z.string(), reason: z.enum(hiddenReasons) })),
  asOf: z.string(),
  email: z.string().nullable(),
  limits: zCvLimits.loose().exactOptional(),
  screening: z.array(z.looseObject({ label: z.string(), value: z.string() })).exactOptional(),
})

/** The stored input of an assessment. Unknown fields stay, because the input's hash includes them. */
const zInput: z.ZodType<AssessInput> = z.looseObject({
  submissionId: z.string(),
  language: zInterviewLanguage,
  completion: z.enum(['completed', 'not_completed']),
  hasVideo: z.boolean(),
  set: z.looseObject({
    requirements: z.array(z.looseObject({ name: z.string(), weight: z.number() })),
    positionName: z.string().exactOptional(),
    jobDescription: z.string().exactOptional(),
    questions: z.array(zQuestion),
  }),
  answers: z.array(zAnswer),
  leftOut: z.array(z.looseObject({ answerId: z.string(), text: z.string() })).exactOptional(),
  candidate: z.looseObject({ firstName: z.string(), lastName: z.string() }),
  weights: z
    .looseObject({
      groups: z
        .looseObject({ communication: z.number().exactOptional(), cognitive: z.number().exactOptional() })
        .exactOptional(),
      dims: z.partialRecord(z.enum(dimIds), z.number()).exactOptional(),
    })
    .exactOptional(),
  cv: zCv.exactOptional(),
  accommodations: z
    .looseObject({ excludeFluency: z.boolean().exactOptional(), ignoreTiming: z.boolean().exactOptional() })
    .exactOptional(),
})

/** The input as it was assessed; null if it can no longer be read exactly. */
export const readFrozenInput = (stored: unknown, inputHash: string | null): AssessInput | null => {
  const parsed = zInput.safeParse(stored)
  return parsed.success && hashInput(parsed.data) === inputHash ? parsed.data : null
}
