import type { WireFault } from './wire-faults'

/** How the fake language model server treats one request. */
export type FakeLanguageMode =
  | WireFault
  | { readonly kind: 'ok' }
  /** The right answer, late. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Streams: the first token after a while, then so many a second. Whole answers take as long as their stream would. */
  | { readonly kind: 'paced'; readonly firstTokenMs: number; readonly tokensPerSecond: number }
  /** Says this, whatever was asked. */
  | { readonly kind: 'says'; readonly text: string }
  /** Says this and was cut at its limit of tokens. */
  | { readonly kind: 'too_long'; readonly text: string }
  /** The right answer without saying what it used. */
  | { readonly kind: 'no_usage' }
  /** An answer of the protocol with nothing in it. */
  | { readonly kind: 'empty' }
  /** Declines, in the vendor's own way of saying so. */
  | { readonly kind: 'refusal' }
  /** 200 and half of a JSON document (stream: an event that is none). */
  | { readonly kind: 'bad_json' }
  /** 200 and JSON of another kind. */
  | { readonly kind: 'wrong_shape' }
  /** 400 for everything an old server may not know: a temperature, a response format, a tool. */
  | { readonly kind: 'plain_only' }
