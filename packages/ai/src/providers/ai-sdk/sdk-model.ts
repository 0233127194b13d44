import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible, type OpenAICompatibleProvider } from '@ai-sdk/openai-compatible'

/** A vendor's chat model as the SDK's providers expose it, below the SDK's own retries, warnings and telemetry. */
export type SdkModel = ReturnType<OpenAICompatibleProvider['chatModel']>
export type SdkCall = Parameters<SdkModel['doGenerate']>[0]
export type SdkReply = Awaited<ReturnType<SdkModel['doGenerate']>>
export type SdkSchema = NonNullable<Extract<NonNullable<SdkCall['responseFormat']>, { type: 'json' }>['schema']>

export type LanguageModelVendor = 'openai-compatible' | 'anthropic' | 'google'

export const vendorBaseUrls = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

export interface VendorSettings {
  readonly vendor: LanguageModelVendor
  /** Without the part that names the call; no slash at the end. */
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly model: string
}

/** Opens the model for one call. A key left out is sent as none: the SDK must not look for one in the environment. */
export function openSdkModel({ vendor, baseUrl, apiKey, model }: VendorSettings, wire: typeof fetch): SdkModel {
  switch (vendor) {
    case 'openai-compatible':
      return createOpenAICompatible({
        name: vendor,
        baseURL: baseUrl,
        supportsStructuredOutputs: true,
        fetch: wire,
        ...(apiKey === null ? {} : { apiKey }),
      }).chatModel(model)
    case 'anthropic':
      return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: wire }).languageModel(model)
    case 'google':
      return createGoogleGenerativeAI({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: wire }).languageModel(model)
  }
}
