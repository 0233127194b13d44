import {
  type Assessment,
  type AssessmentNote,
  cognitiveDims,
  communicationDims,
  cvDims,
  type Dim,
  type DimId,
  type RatedDimId,
} from '@candor/contract'
import { aggregateGroup, aggregateOverall, resolveWeights } from '../aggregate'
import { assess } from '../assess'
import { findBlockingReason, stateFromCompletion } from '../assessment-state'
import type { AssessCv, AssessInput } from '../input'
import { hashInput } from '../input-hash'
import { getLexicon } from '../lexicons/lexicon'
import { listKeptUnits, type PreparedAnswer, prepareAnswers } from '../normalize/prepare-answers'
import { countWords } from '../scorecards/scorecard'
import { buildJudgedDim } from './build-judged-dim'
import { type GroupResult, judgeGroup, type SuspectedSentence } from './judge-group'
import { promptVersion } from './judge-prompt'
import type { JudgeDeps, JudgeGroup, JudgeInterview } from './ports'
import { buildCvSource, listAnswerSources, type Source } from './sources'

/** Raise this with every change to this flow that can move a level; the prompt has its own version. */
export const judgeEngineVersion = 'llm-1.0.0'

/** A CV with fewer characters counts as unreadable. */
const minCvChars = 200

/** Every engine measures Fluency from word times, because a model sees no pauses. */
const judgedCommunication = communicationDims.filter((id) => id !== 'fluency')

interface JudgeTask {
  readonly group: JudgeGroup
  readonly dimensions: readonly RatedDimId[]
  readonly sources: readonly Source[]
  readonly words: number
}

/**
 * Judges an interview with a model: three samples a group, evidence before level, every quote checked by code. The
 * built-in engine supplies Fluency, the descriptive dimensions, the CV flags and every state in which nothing may be
 * judged. Rejects with the error of `ask`: a partial assessment is never returned.
 */
export const judgeInterview: JudgeInterview = async (input, deps) => {
  const builtin = getBuiltinAssessment(input, deps)
  const results = await judgeTasks(listTasks(input, builtin), input, deps)
  const dims: Record<DimId, Dim> = { ...builtin.dims }
  for (const { task, result } of results) {
    for (const id of task.dimensions) {
      const verdict = result.verdicts.get(id)
      if (verdict === undefined) continue
      dims[id] = buildJudgedDim({
        id,
        verdict,
        canary: result.canary?.get(id) ?? null,
        suspects: result.reported,
        builtin: builtin.dims[id],
        words: task.words,
        language: input.language,
      })
    }
  }
  const samples = results.flatMap(({ result }) => result.samples)
  const model = samples[0]?.producedBy
  return {
    assessment: {
      ...builtin,
      engine: 'llm',
      engineVersion: judgeEngineVersion,
      promptVersion,
      ...(model === undefined ? {} : { model }),
      params: { samples: 3, temperature: 0, measuredBy: builtin.engineVersion },
      ...(samples.length > 0 ? recomputeAggregates(input, dims) : {}),
      notes: [...builtin.notes, ...buildSuspectNotes(results.flatMap(listSuspects))],
    },
    inputTokens: samples.reduce((sum, sample) => sum + sample.inputTokens, 0),
    outputTokens: samples.reduce((sum, sample) => sum + sample.outputTokens, 0),
  }
}

function getBuiltinAssessment(input: AssessInput, { builtin, newId, clockIso }: JudgeDeps): Assessment {
  const isForThisInput = builtin !== undefined && builtin.engine === 'builtin' && builtin.inputHash === hashInput(input)
  return isForThisInput ? { ...builtin, id: newId(), createdAt: clockIso() } : assess(input, { newId, clockIso })
}

/** Group after group, so that no more than three calls are under way. */
async function judgeTasks(
  tasks: readonly JudgeTask[],
  input: AssessInput,
  { ask, onWaiting }: JudgeDeps,
): Promise<{ task: JudgeTask; result: GroupResult }[]> {
  const results: { task: JudgeTask; result: GroupResult }[] = []
  for (const task of tasks) {
    const { group, sources, dimensions } = task
    results.push({ task, result: await judgeGroup({ group, input, sources, ask, onWaiting }, dimensions) })
  }
  return results
}

/** The groups the model may judge: none if the built-in engine finds nothing that may be judged. */
function listTasks(input: AssessInput, builtin: Assessment): JudgeTask[] {
  if (stateFromCompletion(input) !== null) return []
  const prepared = prepareAnswers(input, getLexicon(input.language))
  if (findBlockingReason(prepared) !== null) return []
  const sources = listAnswerSources(input, prepared)
  const words = countAnswerWords(prepared)
  return [
    { group: 'communication', dimensions: judgedCommunication, sources, words },
    { group: 'cognitive', dimensions: cognitiveDims, sources, words },
    ...listCvTasks(input, builtin),
  ]
}

function countAnswerWords(prepared: readonly PreparedAnswer[]): number {
  return prepared.reduce((sum, answer) => sum + countWords(listKeptUnits(answer.units)), 0)
}

function listCvTasks(input: AssessInput, builtin: Assessment): JudgeTask[] {
  if (input.cv === undefined || !isCvReadable(input.cv, builtin)) return []
  const words = input.cv.text.split(/\s+/u).length
  return [{ group: 'cv', dimensions: cvDims, sources: [buildCvSource(input, input.cv, builtin.cv)], words }]
}

function isCvReadable(cv: AssessCv, builtin: Assessment): boolean {
  const isUnreadable = cvDims.some((id) => {
    const dim = builtin.dims[id]
    return dim.state === 'not_evaluated' && dim.reason === 'no_cv'
  })
  return !isUnreadable && cv.text.trim().length >= minCvChars
}

/** State, dimensions and the figures derived from them, computed with the built-in engine's functions. */
function recomputeAggregates(
  input: AssessInput,
  dims: Record<DimId, Dim>,
): Pick<Assessment, 'state' | 'dims' | 'groups' | 'overall' | 'weights'> {
  const weights = resolveWeights(input.weights, input.set)
  const groups = {
    communication: aggregateGroup('communication', dims, weights),
    cognitive: aggregateGroup('cognitive', dims, weights),
    cv: aggregateGroup('cv', dims, weights),
  }
  const anyScored = Object.values(dims).some((dim) => dim.state === 'scored')
  const state = anyScored ? 'scored' : 'insufficient'
  return { state, dims, groups, overall: aggregateOverall(groups, weights), weights }
}

/** Injections that the model reported or that code found in disguise: the built-in engine sees neither. */
function listSuspects({ task, result }: { task: JudgeTask; result: GroupResult }): SuspectedSentence[] {
  const disguised = task.sources.flatMap((source) => source.obfuscated.map((span) => ({ ...span, source })))
  return [...disguised, ...result.reported]
}

/** Each one once, even if several groups found it. */
function buildSuspectNotes(reported: readonly SuspectedSentence[]): AssessmentNote[] {
  const notes = new Map<string, AssessmentNote>()
  for (const { source, start, end } of reported) {
    const kind = source.prepared === null ? 'cv_injection' : 'injection_removed'
    const quote = source.original.slice(start, end)
    notes.set(`${source.id}:${start}`, { kind, answerId: source.answerId, start, end, quote })
  }
  return [...notes.values()]
}
