/** How the fake speech server treats one request. */
export type FakeSpeechMode =
  | { readonly kind: 'ok' }
  /** The right answer, late. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Starts the answer and then sends a byte now and again, for ever. */
  | { readonly kind: 'drip'; readonly everyMs: number }
  /** 429; the header is a number of seconds, an HTTP date, or left out. */
  | { readonly kind: 'rate_limited'; readonly retryAfter: string | null }
  /** 307 to another address, which must not receive the recording or the key. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Any other status, with a body that must not reach a log. */
  | { readonly kind: 'status'; readonly status: number }
  /** Half of the right answer, then the socket is destroyed. */
  | { readonly kind: 'cut' }
  /** Closes the socket before any answer. */
  | { readonly kind: 'refuse' }
  /** 200 and half of a JSON document. */
  | { readonly kind: 'bad_json' }
  /** 200 and JSON of another kind. */
  | { readonly kind: 'wrong_shape' }
  /** 200 and bytes without meaning, with or without a Content-Length. */
  | { readonly kind: 'nonsense'; readonly sizeBytes: number; readonly isChunked: boolean }
  /** Nothing was said: no text, no segments (speech: no sound). */
  | { readonly kind: 'empty' }
  /** What Whisper writes under silence: a polite phrase in a segment marked as no speech. */
  | { readonly kind: 'hallucination' }
  /** The right text with word times that run backwards. */
  | { readonly kind: 'reversed_words' }
  /** The right text with segment times that run backwards. */
  | { readonly kind: 'reversed_segments' }
  /** The right text and segments without words. */
  | { readonly kind: 'no_words' }
  /** Only `{ text }`, as servers without `verbose_json` answer. */
  | { readonly kind: 'text_only' }
