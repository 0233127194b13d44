import {
  checkProviders,
  type MeteredLanguageModel,
  type MeteredSpeechToText,
  type MeteredTextToSpeech,
  onAccount,
  type SynthesizeInput,
  type TranscribeInput,
  type UsageContext,
} from '@candor/ai'
import type { ProviderCheck } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import type { TokenBuckets } from '../../../platform/token-buckets'

/** Null: none is configured. */
export interface CheckedPorts {
  readonly speechToText: MeteredSpeechToText | null
  readonly textToSpeech: MeteredTextToSpeech | null
  readonly languageModel: MeteredLanguageModel | null
}

export type CheckDeps = Pick<Deps, 'env' | 'clock'> & {
  readonly providers: CheckedPorts
  readonly checkBudgets: TokenBuckets
}

const callTimeoutMs = 20_000

/** The ports with all their calls on one account. */
const openOnAccount = ({ speechToText, textToSpeech, languageModel }: CheckedPorts, use: UsageContext) => ({
  speechToText: speechToText && {
    transcribe: (input: TranscribeInput) => speechToText.transcribe({ ...input, use }),
  },
  textToSpeech: textToSpeech && {
    synthesize: (input: SynthesizeInput) => textToSpeech.synthesize({ ...input, use }),
  },
  languageModel: languageModel && onAccount(languageModel, use),
})

/** Tries every configured provider with bundled samples. Nothing of any person is sent. The organization pays for the calls. */
export const checkOrganizationProviders = async (
  { providers, checkBudgets, clock }: CheckDeps,
  { organizationId }: MemberCaller,
): Promise<{ items: ProviderCheck[] }> => {
  const seconds = checkBudgets.getWaitSeconds(organizationId, 1)
  if (seconds > 0) throw new AppError('RATE_LIMITED', { params: { seconds } })
  checkBudgets.take(organizationId, 1)
  const onOrganization = openOnAccount(providers, { organizationId, sessionId: null, purpose: 'check' })
  const checks = await checkProviders(onOrganization, { runs: 1, timeoutMs: callTimeoutMs, nowMs: clock.nowMs })
  return { items: [...checks] }
}
