import type { Deps } from '../deps'

interface ConfiguredAdapters {
  /** Null: none is configured. */
  readonly mailer: object | null
  readonly ports: { readonly speechToText: object | null; readonly voice: object | null }
}

/** What a page must know of this installation before it shows anything. */
export const presentConfiguration = (
  deps: Pick<Deps, 'env'>,
  adapters: ConfiguredAdapters,
  signInProviders: { id: string; label: string }[],
) => ({
  signInProviders,
  rememberVietnamese: deps.env.REMEMBER_VIETNAMESE,
  speech: {
    serverTranscription: adapters.ports.speechToText !== null,
    serverVoice: adapters.ports.voice !== null,
  },
  hasOutbox: adapters.mailer === null && !deps.env.isProduction,
  supportEmail: deps.env.SUPPORT_EMAIL ?? null,
})
