import { expect, test } from 'vitest'
import { BLEND_MS, createVisemes, getClauseEndsMs, getVisemeAt } from './create-visemes'
import { englishSounds } from './english-sounds'
import { mouthFromLevel, withEnergy } from './mouth-from-level'
import { closedMouth, mouthShapes } from './mouth-shape'
import { vietnameseSounds, withoutTones } from './vietnamese-sounds'

test('every letter of the English alphabet moves the mouth', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(englishSounds(letter), letter).not.toEqual([])
})

test('every letter of the Vietnamese alphabet moves the mouth, whatever its tone, and so do the foreign letters', () => {
  for (const letter of 'aăâbcdđeêghiklmnoôơpqrstuưvxyfjwz') expect(vietnameseSounds(letter), letter).not.toEqual([])
  for (const tone of 'áàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ') {
    expect(vietnameseSounds(withoutTones(tone)), tone).toHaveLength(1)
  }
})

test.each([
  ['make', ['pp', 'ee', 'ih', 'kk']],
  ['though', ['th', 'oh']],
  ['phone', ['ff', 'oh', 'ou', 'dd']],
  ['team', ['dd', 'ih', 'pp']],
  ['station', ['ss', 'dd', 'ee', 'ih', 'ch', 'uh', 'dd']],
  ['knows', ['dd', 'oh', 'ou', 'ss']],
  ['which', ['ou', 'ih', 'ch']],
])('English %s moves the mouth by its sound, not by its spelling', (word, sounds) => {
  expect(englishSounds(word)).toEqual(sounds)
})

test.each([
  ['nghiêng', ['kk', 'ih', 'ee', 'kk']],
  ['phở', ['ff', 'uh']],
  ['gì', ['kk', 'ih']],
  ['giúp', ['ss', 'ou', 'pp']],
  ['bạn', ['pp', 'aa', 'dd']],
  ['quý', ['kk', 'ou', 'ih']],
  ['đường', ['dd', 'ih', 'uh', 'kk']],
])('Vietnamese %s is read by onset, vowels and coda', (word, sounds) => {
  expect(vietnameseSounds(withoutTones(word))).toEqual(sounds)
})

test('a track is as long as its sound, begins and ends closed, and never goes back in time', () => {
  for (const [text, language] of [
    ['Tell me about a time when a plan failed, please.', 'en'],
    ['Bạn hãy kể về một lần kế hoạch không thành công.', 'vi'],
  ] as const) {
    for (const durationMs of [40, 900, 4200]) {
      const track = createVisemes(text, language, durationMs)
      expect(track.visemes).toHaveLength(track.startsMs.length)
      expect([...track.startsMs]).toEqual([...track.startsMs].sort((a, b) => a - b))
      expect(track.startsMs.at(-1)).toBeLessThanOrEqual(durationMs)
      for (const atMs of [-1, 0, durationMs, durationMs + 500]) expect(getVisemeAt(track, atMs)).toEqual(closedMouth)
      expect(getVisemeAt(track, durationMs - 1).jaw).toBeLessThan(0.2)
    }
  }
})

test('lips are pressed together at p, b and m, in both languages', () => {
  for (const [text, language] of [
    ['mama papa baby maybe', 'en'],
    ['mẹ bảo bé mua bắp', 'vi'],
  ] as const) {
    const track = createVisemes(text, language, 2600)
    const lips = track.visemes.flatMap((viseme, which) => (viseme === 'pp' ? [which] : []))
    expect(lips.length).toBeGreaterThan(3)
    for (const which of lips) {
      const atMs = (track.startsMs[which + 1] ?? 0) - 1
      expect(getVisemeAt(track, atMs).press).toBeGreaterThan(0.95)
      expect(getVisemeAt(track, atMs).jaw).toBeLessThan(0.05)
    }
  }
})

test('a sound is fully formed at most 60 ms after it begins', () => {
  const track = createVisemes('we all go home now, very slowly', 'en', 5000)
  track.visemes.forEach((viseme, which) => {
    const startMs = track.startsMs[which] ?? 0
    const lastsMs = (track.startsMs[which + 1] ?? track.durationMs) - startMs
    if (lastsMs > BLEND_MS) expect(getVisemeAt(track, startMs + BLEND_MS)).toEqual(mouthShapes[viseme])
  })
  expect(BLEND_MS).toBeLessThanOrEqual(60)
})

test('the mouth is closed in the pause between two clauses, and the clause ends there', () => {
  const track = createVisemes('First this, then that.', 'en', 3000)
  const [endMs = 0] = getClauseEndsMs(track)
  expect(getVisemeAt(track, endMs + 80)).toEqual(closedMouth)
  expect(getClauseEndsMs(track)).toHaveLength(2)
})

test('numbers are spoken, and text without a letter is silence', () => {
  expect(createVisemes('9', 'en', 500).visemes).toEqual(createVisemes('nine', 'en', 500).visemes)
  expect(createVisemes('3', 'vi', 500).visemes).toEqual(createVisemes('ba', 'vi', 500).visemes)
  expect(createVisemes('…?! — 🙂', 'en', 500).visemes.every((viseme) => viseme === 'rest')).toBe(true)
  expect(createVisemes('', 'vi', 0).visemes.at(-1)).toBe('rest')
})

test('an hour of text gives a complete track with a viseme at every time', () => {
  const text = 'The quick brown fox thought about measuring the throughput of his own business again. '.repeat(600)
  const track = createVisemes(text, 'en', 3_600_000)
  for (let atMs = 0; atMs < 3_600_000; atMs += 400) expect(getVisemeAt(track, atMs).jaw).toBeGreaterThanOrEqual(0)
  expect(track.visemes.length).toBeGreaterThan(20_000)
})

test('silence in the sound closes the mouth, and a whisper opens it less than a call', () => {
  const open = mouthShapes.aa
  expect(withEnergy(open, 0).jaw).toBe(0)
  expect(withEnergy(open, 0.15).jaw).toBeLessThan(withEnergy(open, 0.6).jaw)
  expect(withEnergy(mouthShapes.pp, 0).press).toBe(1)
  expect(mouthFromLevel(0, 10)).toEqual(closedMouth)
  expect(mouthFromLevel(0.5, 10).jaw).toBeGreaterThan(mouthFromLevel(0.1, 10).jaw)
})
