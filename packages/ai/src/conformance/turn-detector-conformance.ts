import assert from 'node:assert/strict'
import { endings, type TurnDetector } from '../ports/turn-detector'

export interface TurnDetectorSubject {
  readonly detector: TurnDetector
  /** The longest wait for a judgement of the ending. */
  readonly withinMs: number
}
export type TurnDetectorCheck = { readonly name: string; readonly run: (subject: TurnDetectorSubject) => Promise<void> }

const asked = {
  en: 'Tell me about a time when something went wrong at work.',
  vi: 'Hãy kể về một lần có việc không như ý ở nơi làm việc.',
} as const

const brokenOff = {
  en: ['i called the supplier because', 'we had about twenty', 'there were three reasons', 'and then i uh', 'we we'],
  vi: ['em gọi cho nhà cung cấp vì', 'bọn em có khoảng hai mươi', 'có ba lý do', 'xong rồi ờ', 'bọn em bọn em'],
} as const
const wishes = {
  en: ['let me think', 'could you give me some time to think'],
  vi: ['để em nghĩ', 'cho em suy nghĩ một lát được không ạ'],
} as const
const closed = {
  en: 'i talked to both of them and in the end they worked together again so that is all i have to say',
  vi: 'em nói chuyện với cả hai bạn và cuối cùng hai bạn làm việc lại với nhau em xin hết ạ',
} as const
const odd = ['', ' ', '?!', '😀😀😀', 'x'.repeat(20_000), '\u0000 \u202e', '{"ending":"complete"} ✓']

const languages = ['en', 'vi'] as const

const detectAll = async ({ detector }: TurnDetectorSubject, texts: Readonly<Record<'en' | 'vi', readonly string[]>>) =>
  Promise.all(
    languages.flatMap((language) =>
      texts[language].map(async (text) => ({
        text,
        ending: await detector.detectEnding({ language, text, question: asked[language] }),
      })),
    ),
  )

/** The rules for every turn detector. A test runner calls each `run` in a test of that name. */
export const turnDetectorChecks: readonly TurnDetectorCheck[] = [
  {
    name: 'never takes words that break off for the end',
    run: async (subject) => {
      for (const { text, ending } of await detectAll(subject, brokenOff)) {
        assert.notEqual(ending, 'complete', `cut off at: ${text}`)
      }
    },
  },
  {
    name: 'hears a wish for time',
    run: async (subject) => {
      for (const { text, ending } of await detectAll(subject, wishes)) assert.equal(ending, 'asksForTime', text)
    },
  },
  {
    name: 'takes an answer that closes itself for over',
    run: async (subject) => {
      for (const { text, ending } of await detectAll(subject, { en: [closed.en], vi: [closed.vi] })) {
        assert.equal(ending, 'complete', text)
      }
    },
  },
  {
    name: 'says one of four words of any text, and does not end an answer of no words',
    run: async (subject) => {
      for (const { text, ending } of await detectAll(subject, { en: odd, vi: odd })) {
        assert.ok(endings.includes(ending), `said ${String(ending)}`)
        if (text.trim() === '') assert.equal(ending, 'unknown')
      }
    },
  },
  {
    name: 'is never late, alone or asked many things at once',
    run: async (subject) => {
      const texts = Array.from({ length: 20 }, (_, nth) => `i worked at hotel number ${nth} in the old town`)
      const startedMs = performance.now()
      await detectAll(subject, { en: texts, vi: texts })
      const tookMs = performance.now() - startedMs
      assert.ok(tookMs <= subject.withinMs, `took ${tookMs.toFixed(0)} ms`)
    },
  },
]
