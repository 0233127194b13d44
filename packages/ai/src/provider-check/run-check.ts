import { interviewLanguages, type ProviderCheck, type ProviderKind, type SampleResult } from '@candor/contract'
import type { SpeechLanguage } from '../ports/speech-to-text'
import { diagnoseError } from './diagnose-error'
import { summarizeLatency } from './summarize-latency'

export interface CheckOptions {
  /** Calls for each language. */
  readonly runs: number
  /** One call. */
  readonly timeoutMs: number
  readonly nowMs: () => number
}

/** What one call showed, apart from that it was answered. */
export interface Finding {
  readonly fault: SampleResult['fault']
  readonly wordErrorRate: number | null
}

/** Makes the call, and says what to look at afterwards: only the call itself is timed. */
export type CheckCall = (language: SpeechLanguage, signal: AbortSignal) => Promise<() => Promise<Finding> | Finding>

interface CheckProgress {
  readonly callsMs: number[]
  readonly options: CheckOptions
  readonly call: CheckCall
}

const rankFinding = ({ fault, wordErrorRate }: Finding): number => (fault === null ? 0 : 1_000) + (wordErrorRate ?? -1)

async function checkLanguage(
  language: SpeechLanguage,
  { callsMs, options, call }: CheckProgress,
): Promise<SampleResult> {
  const findings: Finding[] = []
  try {
    for (let run = 0; run < options.runs; run++) {
      const startedMs = options.nowMs()
      const evaluate = await call(language, AbortSignal.timeout(options.timeoutMs))
      callsMs.push(options.nowMs() - startedMs)
      findings.push(await evaluate())
    }
    // The worst of all calls counts.
    const [worst = { fault: null, wordErrorRate: null }] = findings.sort((a, b) => rankFinding(b) - rankFinding(a))
    return { language, status: null, ...worst }
  } catch (error) {
    return { language, wordErrorRate: null, ...diagnoseError(error) }
  }
}

/** Faults of one language's sample. Any other fault is the provider's, and would only be met again. */
const sampleFaults = new Set<SampleResult['fault']>([
  null,
  'wrong_words',
  'wrong_answer',
  'unsupported',
  'rejected',
  'silent',
])

/** Tries a provider with the samples of both languages, one call after another. */
export async function runCheck(kind: ProviderKind, options: CheckOptions, call: CheckCall): Promise<ProviderCheck> {
  const callsMs: number[] = []
  const samples: SampleResult[] = []
  for (const language of interviewLanguages) {
    const known = samples.find(({ fault }) => !sampleFaults.has(fault))
    samples.push(
      known === undefined ? await checkLanguage(language, { callsMs, options, call }) : { ...known, language },
    )
  }
  return {
    kind,
    passed: samples.every(({ fault }) => fault === null),
    latency: summarizeLatency(callsMs),
    samples,
  }
}
