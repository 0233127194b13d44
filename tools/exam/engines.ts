import { createAiSdkLanguageModel, type LanguageModel } from '@candor/ai'
import { startFakeLanguageServer } from '@candor/ai/testing'
import { type AiCosts, readAiCosts, readModel } from '../../apps/server/src/platform/settings/model-settings'
import {
  assess,
  builtinClaims,
  type ExamEngine,
  everyDim,
  readFigures,
  runValidityExam,
  scriptedEngines,
  scriptedJudges,
  type ValidityOutcome,
} from '../../packages/assess/src/exam/validity'
import { ModelEngine, type ModelUsage } from './model-engine'
import { type ExamOptions, OptionError } from './options'

export interface ExamResult {
  readonly outcome: ValidityOutcome
  /** Null for engines without a model. */
  readonly usage: ModelUsage | null
  readonly costs: Pick<AiCosts, 'inputUsdPerMtok' | 'outputUsdPerMtok'> | null
}

const deps = { clockIso: () => new Date(0).toISOString(), newId: () => 'exam' }

/** The built-in engine as it is, and with the levels that it measures and doesn't show. */
const builtinEngines: Readonly<Record<string, ExamEngine>> = {
  builtin: async (input) => readFigures(assess(input, deps)),
  builtin_measures: async (input) => readFigures(assess(input, { ...deps, earned: everyDim })),
}
const engines: Readonly<Record<string, ExamEngine>> = { ...builtinEngines, ...scriptedEngines }
const judgePrefix = 'judge:'

/** Runs the exam with the engine of that name; throws OptionError where there is none or it is not configured. */
export async function runExamWith(options: ExamOptions, onCall: (usage: ModelUsage) => void): Promise<ExamResult> {
  const { engine: name } = options
  if (name === 'model') return runModel(openConfigured(), { ...options, onCall }, readCosts())
  if (name.startsWith(judgePrefix)) return runScripted(name.slice(judgePrefix.length), { ...options, onCall })
  const engine = Object.hasOwn(engines, name) ? engines[name] : undefined
  if (engine === undefined) throw new OptionError(`no engine named ${name}; there are: ${listNames().join(', ')}`)
  const { occupations, parts } = options
  const scope = Object.hasOwn(builtinEngines, name) ? { parts, claims: builtinClaims } : { parts }
  return { outcome: await runValidityExam(occupations, engine, scope), usage: null, costs: null }
}

const listNames = (): string[] => [
  ...Object.keys(engines),
  'model',
  ...Object.keys(scriptedJudges).map((id) => `${judgePrefix}${id}`),
]

type ModelOptions = ExamOptions & { readonly onCall: (usage: ModelUsage) => void }

async function runModel(
  model: LanguageModel,
  options: ModelOptions,
  costs: ExamResult['costs'] = null,
): Promise<ExamResult> {
  const engine = new ModelEngine({ ...options, model })
  const outcome = await runValidityExam(options.occupations, engine.judge, { parts: options.parts })
  return { outcome, usage: engine.usage, costs }
}

/** The model of the server's own settings. */
function openConfigured(): LanguageModel {
  const { LLM_PROVIDER, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = process.env
  const settings = readModel({ LLM_PROVIDER, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL })
  if (settings === null) throw new OptionError('no model is configured: set LLM_PROVIDER, LLM_BASE_URL and LLM_MODEL')
  const { vendor, model, apiKey, baseUrl } = settings
  return createAiSdkLanguageModel({ vendor, model, apiKey, ...(baseUrl === undefined ? {} : { baseUrl }) })
}

function readCosts(): ExamResult['costs'] {
  const { LLM_PROVIDER, LLM_INPUT_USD_PER_MTOK, LLM_OUTPUT_USD_PER_MTOK } = process.env
  return readAiCosts({
    LLM_PROVIDER,
    LLM_INPUT_USD_PER_MTOK,
    LLM_OUTPUT_USD_PER_MTOK,
    STT_BASE_URL: undefined,
    TTS_BASE_URL: undefined,
    STT_USD_PER_MINUTE: undefined,
    TTS_USD_PER_MCHAR: undefined,
    AI_DAILY_CAP_USD: undefined,
  })
}

/** A scripted model behind a loopback server: every call goes the way that a vendor's goes. */
async function runScripted(id: string, options: ModelOptions): Promise<ExamResult> {
  const reply = Object.entries(scriptedJudges).find(([name]) => name === id)?.[1]
  if (reply === undefined)
    throw new OptionError(`no scripted model named ${id}; there are: ${Object.keys(scriptedJudges).join(', ')}`)
  const server = await startFakeLanguageServer({ answer: ({ prompt }) => JSON.stringify(reply(prompt)) })
  const baseUrl = server.baseUrls['openai-compatible']
  try {
    return await runModel(createAiSdkLanguageModel({ vendor: 'openai-compatible', model: id, baseUrl }), options)
  } finally {
    await server.close()
  }
}
