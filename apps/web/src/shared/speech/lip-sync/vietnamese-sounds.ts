import type { Viseme } from './mouth-shape'

/** Vietnamese spelling nearly follows its sound: onset, vowels, coda. Tones don't move the mouth. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g

const onsets: readonly (readonly [string, readonly Viseme[]])[] = [
  ['ngh', ['kk']],
  ['ng', ['kk']],
  ['nh', ['dd']],
  ['gh', ['kk']],
  ['gi', ['ss']],
  ['ch', ['ch']],
  ['kh', ['kk']],
  ['ph', ['ff']],
  ['th', ['dd']],
  ['tr', ['ch']],
  ['qu', ['kk', 'ou']],
]

const letters: Readonly<Record<string, Viseme>> = {
  a: 'aa',
  ă: 'aa',
  â: 'uh',
  b: 'pp',
  c: 'kk',
  d: 'ss',
  đ: 'dd',
  e: 'ee',
  ê: 'ee',
  f: 'ff',
  g: 'kk',
  h: 'kk',
  i: 'ih',
  j: 'ch',
  k: 'kk',
  l: 'dd',
  m: 'pp',
  n: 'dd',
  o: 'oh',
  ô: 'oh',
  ơ: 'uh',
  p: 'pp',
  q: 'kk',
  r: 'rr',
  s: 'ss',
  t: 'dd',
  u: 'ou',
  ư: 'ih',
  v: 'ff',
  w: 'ou',
  x: 'ss',
  y: 'ih',
  z: 'ss',
}

const codas: Readonly<Record<string, readonly Viseme[]>> = { ng: ['kk'], nh: ['dd'], ch: ['kk'] }
const VOWELS = new Set('aăâeêioôơuưy')

export const withoutTones = (text: string): string => text.normalize('NFD').replace(TONES, '').normalize('NFC')

/** "gi" is an onset only before a vowel: "gì" is g and i. */
function findOnset(syllable: string): readonly [string, readonly Viseme[]] | undefined {
  const found = onsets.find(([written]) => syllable.startsWith(written))
  return found?.[0] === 'gi' && !VOWELS.has(syllable.charAt(2)) ? undefined : found
}

/** Returns the mouth shapes of one syllable of lowercase letters without tone marks. Skips unknown letters. */
export function vietnameseSounds(syllable: string): Viseme[] {
  const onset = findOnset(syllable)
  const sounds: Viseme[] = [...(onset?.[1] ?? [])]
  let at = onset?.[0].length ?? 0
  while (at < syllable.length) {
    const coda = codas[syllable.slice(at)]
    const sound = letters[syllable.charAt(at)]
    if (coda !== undefined) {
      sounds.push(...coda)
      break
    }
    if (sound !== undefined && sounds.at(-1) !== sound) sounds.push(sound)
    at += 1
  }
  return sounds
}
