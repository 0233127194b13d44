import { expect, test } from 'vitest'
import { isBlack } from './detect-black-picture'
import { createSilenceWatch } from './silence-watch'
import { createSustainedWatch } from './sustained-watch'

function noted() {
  const spans: string[] = []
  const onStart = (sinceMs: number) => spans.push(`from ${sinceMs}`)
  const onEnd = (atMs: number) => spans.push(`to ${atMs}`)
  return { spans, onStart, onEnd }
}

/** The level meter measures twenty times a second. */
const hear = (watch: { observe: (isZero: boolean, atMs: number) => void }, isZero: boolean, span: [number, number]) => {
  for (let at = span[0]; at < span[1]; at += 50) watch.observe(isZero, at)
}

test('a fault that lasts two seconds is reported from its beginning, and a shorter one is not reported', () => {
  const { spans, ...parts } = noted()
  const watch = createSustainedWatch({ minMs: 2000, ...parts })
  for (const [at, isBad] of [0, 1, 1, 0, 1, 1, 1, 1, 0].entries()) watch.observe(isBad === 1, at * 1000)
  expect(spans).toEqual(['from 4000', 'to 8000'])
  watch.observe(true, 20_000)
  watch.observe(true, 23_000)
  watch.end(24_000)
  expect(spans.slice(2)).toEqual(['from 20000', 'to 24000'])
})

test('a microphone that delivers only zeros for two seconds counts as muted, whatever its track reports', () => {
  const { spans, ...parts } = noted()
  const watch = createSilenceWatch(parts)
  hear(watch, false, [0, 3000])
  hear(watch, true, [3000, 6000])
  hear(watch, false, [6000, 7000])
  expect(spans).toEqual(['from 3000', 'to 6000'])
})

test('a noise gate’s zeros between words don’t count as a mute until they last twenty seconds', () => {
  const { spans, ...parts } = noted()
  const watch = createSilenceWatch(parts)
  let at = 0
  for (let word = 0; word < 4; word += 1) {
    hear(watch, false, [at, at + 400])
    hear(watch, true, [at + 400, at + 1000])
    at += 1000
  }
  hear(watch, false, [at, at + 400])
  hear(watch, true, [at + 400, at + 8400])
  hear(watch, false, [at + 8400, at + 9000])
  expect(spans).toEqual([])
  hear(watch, true, [20_000, 45_000])
  expect(spans).toEqual(['from 20000'])
})

const picture = (brightness: number) =>
  new Uint8ClampedArray(16 * 9 * 4).fill(brightness).map((value, at) => (at % 4 === 3 ? 255 : value))

test('a covered lens counts as black, and a dark room with a light in it doesn’t', () => {
  expect(isBlack(picture(0))).toBe(true)
  expect(isBlack(picture(12))).toBe(true)
  const dark = picture(4)
  dark[4 * 70] = 40
  expect(isBlack(dark)).toBe(false)
  expect(isBlack(new Uint8ClampedArray())).toBe(false)
})
