import type { WireFault } from './wire-faults'

/** How the fake speech server treats one request. */
export type FakeSpeechMode =
  | WireFault
  | { readonly kind: 'ok' }
  /** The right answer, late. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** 200 and half of a JSON document. */
  | { readonly kind: 'bad_json' }
  /** 200 and JSON of another kind. */
  | { readonly kind: 'wrong_shape' }
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
