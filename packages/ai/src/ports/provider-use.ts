import type { ProviderKind, ProviderOutcome, UsagePurpose } from '@candor/contract'
import type { Probe, ProbeInput } from './interviewer'
import type { ChooseInput, ChooseResult, GenerateInput, GenerateResult, LanguageModel } from './language-model'
import type { SetAuthor } from './set-author'
import type { SpeechToText, TranscribeInput, Transcript } from './speech-to-text'
import type { SpokenAudio, SynthesizeInput, TextToSpeech } from './text-to-speech'
import type { Ending, EndingInput } from './turn-detector'

/** Who pays for a call. */
export interface CostOwner {
  readonly organizationId: string
  /** null: for no interview in particular. */
  readonly sessionId: string | null
}

/** On whose account a call runs. */
export interface UsageContext extends CostOwner {
  readonly purpose: UsagePurpose
}

/** How one call ended and what it used. It contains no words and no person. */
export interface ProviderUse extends UsageContext {
  readonly kind: ProviderKind
  /** `<adapter id>/<model>` */
  readonly provider: string
  readonly outcome: ProviderOutcome
  readonly inputTokens: number
  readonly outputTokens: number
  readonly audioMs: number
  readonly characters: number
  readonly latencyMs: number
  /** Millionths of a US dollar by the operator's prices; null: no price is set. */
  readonly costMicroUsd: number | null
  /** Milliseconds since the epoch. */
  readonly atMs: number
}

/** Takes note of one call. Returns at once and never throws: a call must not wait for its own book-keeping. */
export type RecordUse = (use: ProviderUse) => void

type WithUsageContext<T> = T & { readonly use: UsageContext }

/**
 * The ports as the rest of the product has them: every call says on whose account it runs. An adapter that costs nothing
 * (espeak-ng, a fake) fits as it is, it just doesn't look.
 */
export interface MeteredSpeechToText extends Omit<SpeechToText, 'transcribe'> {
  transcribe(input: WithUsageContext<TranscribeInput>): Promise<Transcript>
}
export interface MeteredTextToSpeech extends Omit<TextToSpeech, 'synthesize'> {
  synthesize(input: WithUsageContext<SynthesizeInput>): Promise<SpokenAudio>
}
export interface MeteredLanguageModel extends Omit<LanguageModel, 'generate' | 'choose'> {
  generate<T>(input: WithUsageContext<GenerateInput<T>>): Promise<GenerateResult<T>>
  choose<C extends string>(input: WithUsageContext<ChooseInput<C>>): Promise<ChooseResult<C>>
}
/** The interview's organization pays for what the interviewer thinks; its session is in the input already. */
export interface MeteredInterviewer {
  decideProbe(input: ProbeInput & { readonly organizationId: string }): Promise<Probe | null>
}
/** A turn detector whose calls are metered. */
export interface MeteredTurnDetector {
  detectEnding(input: EndingInput & { readonly costOwner: CostOwner }): Promise<Ending>
}
/** The author of sets on the account of an organization, which pays for what a model writes. */
export type OpenSetAuthor = (organizationId: string) => SetAuthor
