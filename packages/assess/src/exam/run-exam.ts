import { createHash } from 'node:crypto'
import {
  type ExamCase,
  type ExamDim,
  type ExamMaterial,
  type ExamPart,
  examPartIds,
  interviewLanguages,
} from '@candor/contract'
import type { AssessDeps, AssessLanguage } from '../input'
import { type AskJudge, type JudgeCall, type JudgeInterview, JudgeMalformed } from '../judge/ports'
import { type DimResults, extractDimResults } from './dim-result'
import { examCases } from './exam-cases'
import { type ExamInterview, examInterviews } from './exam-interviews'
import { scoreDims, scorePart } from './score-parts'
import { type Substitution, substituteInPrompt, undoSubstitutions } from './substitution'

export interface ExamProgress {
  /** Calls answered so far. */
  readonly done: number
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface ExamRun {
  readonly judge: JudgeInterview
  /** Asks the examined model. Any rejection except JudgeMalformed ends the exam. */
  readonly ask: AskJudge
  readonly deps: AssessDeps
  /** Unique to this exam and part of each call's key, so that stored answers of another exam are never reused. */
  readonly salt: string
  readonly onProgress: (progress: ExamProgress) => Promise<void>
}

export interface ExamOutcome extends ExamProgress {
  readonly parts: readonly ExamPart[]
  /** What the model passed, dimension by dimension. */
  readonly dims: readonly ExamDim[]
  /** It passed a dimension at least. */
  readonly hasPassed: boolean
  /** Failed cases of every part that has any. */
  readonly broken: readonly ExamCase[]
}

const maxBrokenPerPart = 5
/** One reading of everything: three would cost three times as much and hide a model that is not steady. */
const examSamples = 1
/** A malformed answer is requested once more; the caller stores the usable ones. */
const maxAttempts = 2
const languages: readonly AssessLanguage[] = interviewLanguages

/**
 * Runs the exam for a model. Texts that must not influence the model enter the prompt after our own filters and masks,
 * which would remove them: the exam tests the model alone. The same replies give the same outcome.
 */
export async function runExam(run: ExamRun): Promise<ExamOutcome> {
  const runner = new ExamRunner(run)
  const cases: ExamCase[] = []
  for (const language of languages) {
    const interviews = examInterviews.filter((item) => item.language === language)
    const judged = new Map<ExamMaterial, DimResults>()
    for (const interview of interviews) judged.set(interview.material, await runner.judge(interview))
    cases.push(...examCases(language, judged))
  }
  const parts = examPartIds.map((id) => scorePart(id, cases))
  const broken = examPartIds.flatMap((id) => selectEvenly(cases.filter((item) => item.part === id && !item.held)))
  const dims = scoreDims(cases)
  const hasPassed = dims.some(({ id, passed }) => passed && id !== 'overall')
  return { ...runner.progress, parts, dims, broken, hasPassed }
}

/** Samples the reported cases evenly from first to last, because a part can fail in more than one interview. */
function selectEvenly(broken: readonly ExamCase[]): ExamCase[] {
  const step = Math.max(1, broken.length / maxBrokenPerPart)
  const places = Array.from({ length: Math.min(broken.length, maxBrokenPerPart) }, (_, place) =>
    Math.floor(place * step),
  )
  return places.flatMap((place) => broken[place] ?? [])
}

class ExamRunner {
  progress: ExamProgress = { done: 0, inputTokens: 0, outputTokens: 0 }

  constructor(private readonly run: ExamRun) {}

  /** Null if the model's answers stayed unusable after a second request. */
  async judge(interview: ExamInterview): Promise<DimResults> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      try {
        return await this.attempt(interview)
      } catch (error) {
        if (!(error instanceof JudgeMalformed)) throw error
      }
    }
    return null
  }

  private async attempt(interview: ExamInterview): Promise<DimResults> {
    const found = new Set<Substitution>()
    const ask: AskJudge = (call) => this.ask(call, interview, found)
    const { assessment } = await this.run.judge(interview.input, { ...this.run.deps, ask, samples: examSamples })
    assertSubstitutionsApplied(interview, found)
    return extractDimResults(assessment, interview.input)
  }

  private async ask<T>(
    call: JudgeCall<T>,
    { language, material, substitutions: swaps }: ExamInterview,
    seen: Set<Substitution>,
  ) {
    const { prompt, found } = substituteInPrompt(call.prompt, swaps)
    for (const swap of found) seen.add(swap)
    const key = createHash('sha256').update([this.run.salt, language, material, call.key].join('\n')).digest('hex')
    const reply = await this.run.ask({ ...call, key, prompt })
    const { done, inputTokens, outputTokens } = this.progress
    this.progress = {
      done: done + 1,
      inputTokens: inputTokens + reply.inputTokens,
      outputTokens: outputTokens + reply.outputTokens,
    }
    await this.run.onProgress(this.progress)
    return { ...reply, value: call.schema.parse(undoSubstitutions(reply.value, swaps)) }
  }
}

/** A substitution that never reached the model would be a case that no model can fail. */
function assertSubstitutionsApplied(
  { language, material, substitutions: swaps }: ExamInterview,
  found: ReadonlySet<Substitution>,
): void {
  const missing = swaps.find((swap) => !found.has(swap))
  if (missing !== undefined) throw new Error(`exam ${language}/${material}: "${missing.from}" never reached the model`)
}
