import type { ProviderKind } from '@candor/contract'

interface ProviderTraits {
  /** Its check measures a word error rate; a model takes the exam instead. */
  readonly hasWordErrorRate: boolean
  /** Its words are measured by recognizing what it said. */
  readonly isRecognizedAgain: boolean
}

export const providerTraits: Readonly<Record<ProviderKind, ProviderTraits>> = {
  'speech-to-text': { hasWordErrorRate: true, isRecognizedAgain: false },
  'text-to-speech': { hasWordErrorRate: true, isRecognizedAgain: true },
  'language-model': { hasWordErrorRate: false, isRecognizedAgain: false },
}
