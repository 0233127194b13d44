import { checkProviders } from '@candor/ai'
import {
  findConfiguredLanguageModel,
  findConfiguredSpeechToText,
  findConfiguredTextToSpeech,
} from '../../apps/server/src/platform/ports/configured-providers'
import { findVoice } from '../../apps/server/src/platform/ports/create-ports'
import { describeProviders } from '../../apps/server/src/platform/ports/describe-providers'
import { readEnv } from '../../apps/server/src/platform/settings/env'
import { runExamWith } from '../exam/engines'
import { readOptions } from '../exam/options'
import { formatOutcome, formatUsage } from '../exam/table'
import { formatProvider, formatVerdict } from './format-report'
import type { DoctorOptions } from './options'

type Settings = Readonly<Record<string, string | undefined>>
type Print = (text: string) => void

/** Each call is tried once, so that a fault shows at once and the times are those of one call. */
const once = { maxAttempts: 1 } as const

/** Checks what the settings configure and prints a report; true if all of it works. Calls nothing that is not configured. */
export async function runDoctor(settings: Settings, options: DoctorOptions, print: Print): Promise<boolean> {
  const env = readEnv(settings)
  const voice = await findVoice(env, findConfiguredTextToSpeech(env)?.open(once) ?? null)
  const providers = {
    speechToText: findConfiguredSpeechToText(env)?.open(once) ?? null,
    textToSpeech: voice,
    languageModel: findConfiguredLanguageModel(env)?.open(once) ?? null,
  }
  const { runs, timeoutMs } = options
  const checks = await checkProviders(providers, { runs, timeoutMs, nowMs: () => performance.now() })
  for (const status of describeProviders(env, voice?.id ?? null)) {
    print(`${formatProvider(status, checks.find(({ kind }) => kind === status.kind) ?? null)}\n`)
  }
  const passedExam = await runExamIfAsked(providers.languageModel !== null, options, print)
  print(formatVerdict(checks))
  return passedExam && checks.every(({ passed }) => passed)
}

/** Only a model that passes the exam may judge. Without --exam this says how to run it, and counts as no failure. */
async function runExamIfAsked(hasModel: boolean, { withExam }: DoctorOptions, print: Print): Promise<boolean> {
  if (!hasModel) return true
  if (!withExam) {
    print('Exam of the model: not run. `npm run doctor -- --exam`, or parts of it: `npm run exam -- --engine model`.\n')
    return true
  }
  const { outcome, usage, costs } = await runExamWith(readOptions(['--engine', 'model']), () => undefined)
  print(`${formatOutcome(outcome, false)}\n${usage === null ? '' : formatUsage(usage, costs)}\n`)
  return outcome.stopped === null && outcome.parts.every(({ verdict }) => verdict === 'passed')
}
