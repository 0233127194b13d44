import { z } from 'zod'
import { route } from '../builder'
import { member } from '../policy'
import { zId, zInstant, zInterviewLanguage } from '../shared/primitives'
import { zCvLimits } from './cv'

const service = 'interview' as const

/** The parts of the judge exam; each is passed or failed by itself, for each dimension that it concerns. */
export const examPartIds = [
  'evidence', // every level rests on quotes that are there
  'order', // strong answers above weak ones
  'padding', // flattery, self-praise, repetition and boilerplate raise nothing
  'injection', // instructions in answers, names, questions and CVs move nothing
  'name_swap', // names, gender, origin, school, employer move nothing
  'silence', // nothing said is nothing scored
  'repeat', // the same answers again, the same levels
  'terse_experts', // few words that say much above many that say nothing; since exam x3
  'wrong_answers', // nonsense and confident mistakes at most 2; since exam x3
] as const
export const examStates = ['queued', 'running', 'passed', 'failed', 'error'] as const

/** What had to hold in one case. */
export const examRules = [
  'quotes_found', // after: the level, which rests on a quote of the answers
  'claim_at_most_two', // after: at most 2, or nothing, where no answer gives an example
  'one_level_above', // before: the weak answers', after: the strong answers', at least 1 more
  'not_below', // before: the poorer answers', after: the better ones'
  'no_rise', // after: at most .1 above before
  'no_move', // after: within .1 of before
  'same_level', // after: before
  'within_half', // after: within .5 of before
  'low_or_nothing', // after: at most 2, or nothing
  'nothing_scored', // after: nothing
  'above', // before: the poorer answers', after: the better ones', which is higher
] as const
/** The interview that `after` is of. */
export const examMaterials = [
  'strong',
  'middling',
  'weak',
  'padding',
  'orders',
  'disguised_orders',
  'other_person',
  'beside_the_point',
  'silent',
  'again',
  'poor_language', // since exam x4
  'terse_expert',
  'windbag',
  'polished_generic',
  'nonsense',
  'confidently_wrong',
] as const

/** One thing the model was asked, or asked twice differently: what had to hold and what came. Null: not evaluated. */
export const zExamCase = z.object({
  id: z.string(),
  part: z.enum(examPartIds),
  rule: z.enum(examRules),
  material: z.enum(examMaterials),
  language: zInterviewLanguage,
  /** A dimension's id, `overall`, or `all` where the rule is about every one of them together. */
  dimId: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  held: z.boolean(),
})
export const zExamPart = z.object({
  id: z.enum(examPartIds),
  cases: z.number().int(),
  held: z.number().int(),
  /** Share of cases that must hold, 0 to 1. */
  needed: z.number().min(0).max(1),
  passed: z.boolean(),
})
/** One dimension in the exam: a model gives a level only where it passed every part. */
export const zExamDim = z.object({
  /** A dimension's id, or `overall`. */
  id: z.string(),
  passed: z.boolean(),
  /** The parts that ask something of this dimension, by its own cases. */
  parts: z.array(zExamPart),
})
/** Why an exam could not be brought to an end. */
export const examProblems = [
  'unauthorized',
  'refused',
  'too_large',
  'unavailable',
  'model_changed',
  'internal',
] as const
export const zExam = z.object({
  id: zId,
  state: z.enum(examStates),
  /** Only where the state is `error`. */
  problem: z.enum(examProblems).nullable(),
  /** Running, but the model is unavailable or the daily budget is spent: it continues by itself. */
  isWaiting: z.boolean(),
  /** `<adapter id>/<model>` that sat the exam. */
  model: z.string(),
  examVersion: z.string(),
  promptVersion: z.string(),
  rubricVersion: z.string(),
  /** Over all dimensions together. */
  parts: z.array(zExamPart),
  /** Empty in exams before x4, which were passed or failed as a whole. */
  dims: z.array(zExamDim).default([]),
  /** Cases that failed, for a closer look. At most 50. */
  broken: z.array(zExamCase),
  /** Calls answered and planned; a call that has to be repaired makes it one more. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Millionths of a US dollar; null: no price is set. */
  costMicroUsd: z.number().int().nullable(),
  requestedAt: zInstant,
  finishedAt: zInstant.nullable(),
})
/** What is shown next to every level from a model. */
export const zExamCard = zExam.pick({
  id: true,
  model: true,
  examVersion: true,
  parts: true,
  dims: true,
  finishedAt: true,
})

export const engineIds = ['builtin', 'llm'] as const
/** Why a model may not judge. `changed`: it passed, but the model, the prompt, the rubric or the exam is another one today. */
export const judgeObstacles = ['no_model', 'no_exam', 'running', 'failed', 'changed'] as const
export const zAssessmentPolicy = z.object({
  engine: z.enum(engineIds),
  /** The model this server is configured with; null: none, only the built-in engine. */
  model: z.string().nullable(),
  /** Whether that very model, with today's prompt and rubric, has passed this organization's exam for a dimension at least. */
  mayJudge: z.boolean(),
  /** Why not; null where it may. */
  obstacle: z.enum(judgeObstacles).nullable(),
  /** Calls of one exam. */
  plannedCalls: z.number().int(),
  latestExam: zExam.nullable(),
  /** The figures by which remarks on a CV are raised; those of cvLimitPresets where none were set. */
  cvLimits: zCvLimits,
})

export const judgeExamRoutes = {
  policy: route({
    service,
    method: 'GET',
    path: '/interview/assessment-policy',
    summary: 'Which engine judges the interviews of this organization, and how its model did in the exam',
    policy: member('set.read'),
    errors: [],
  }).output(zAssessmentPolicy),
  setPolicy: route({
    service,
    method: 'PATCH',
    path: '/interview/assessment-policy',
    summary: 'Choose the engine, a model only after it has passed the exam, or the figures of the remarks on CVs',
    policy: member('member.manage'),
    errors: ['JUDGE_EXAM_REQUIRED', 'MODEL_NOT_CONFIGURED'],
  })
    .input(
      z.object({
        engine: z.enum(engineIds).optional(),
        /** Null: back to the presets. Assessments that are there stay as they are. */
        cvLimits: zCvLimits.nullable().optional(),
      }),
    )
    .output(zAssessmentPolicy),
  list: route({
    service,
    method: 'GET',
    path: '/interview/judge-exam',
    summary: 'Exams of this organization, newest first',
    policy: member('set.read'),
    errors: [],
  }).output(z.object({ items: z.array(zExam) })),
  get: route({
    service,
    method: 'GET',
    path: '/interview/judge-exam/{id}',
    summary: 'One exam with its parts and what did not hold',
    policy: member('set.read'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zExam),
  run: route({
    service,
    method: 'POST',
    path: '/interview/judge-exam',
    summary: 'Let the configured model sit the exam; runs in the background',
    policy: member('member.manage'),
    errors: ['MODEL_NOT_CONFIGURED', 'JUDGE_EXAM_RUNNING'],
    status: 201,
  }).output(zExam),
}

export type ExamPartId = (typeof examPartIds)[number]
export type ExamState = (typeof examStates)[number]
export type ExamRule = (typeof examRules)[number]
export type ExamMaterial = (typeof examMaterials)[number]
export type ExamProblem = (typeof examProblems)[number]
export type JudgeObstacle = (typeof judgeObstacles)[number]
export type ExamCase = z.infer<typeof zExamCase>
export type ExamDim = z.infer<typeof zExamDim>
export type ExamPart = z.infer<typeof zExamPart>
export type Exam = z.infer<typeof zExam>
export type ExamCard = z.infer<typeof zExamCard>
export type EngineId = (typeof engineIds)[number]
export type AssessmentPolicy = z.infer<typeof zAssessmentPolicy>
