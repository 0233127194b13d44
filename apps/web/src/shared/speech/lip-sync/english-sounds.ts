import type { Viseme } from './mouth-shape'

/**
 * English letters to the mouth: for each letter the first rule that fits, in the manner of the letter-to-sound rules of 1976 (NRL
 * report 7948), with a table of our own that only knows what can be seen. A pattern stands at its letter; what is before it and
 * behind it may be looked at.
 */
type Rule = readonly [pattern: string, sounds: string]

const V = '[aeiouy]'
const C = '[bcdfghjklmnpqrstvwxz]'

const rules: Record<string, readonly Rule[]> = {
  a: [
    ['augh', 'oh'],
    ['au|aw', 'oh'],
    ['ai|ay', 'ee ih'],
    ['are\\b', 'ee rr'],
    ['air', 'ee rr'],
    ['arr', 'ee rr'],
    ['ar', 'aa rr'],
    ['all\\b', 'oh dd'],
    ['alk', 'oh kk'],
    ['al(?=[dst])', 'oh dd'],
    ['a\\b', 'uh'],
    [`(?<=\\bw|qu|\\bwh)a(?=${C})`, 'oh'],
    [`a(?=${C}e\\b|${C}ing|${C}ed\\b|tion|${C}es\\b)`, 'ee ih'],
    [`(?<=\\b)a(?=${C}${V})`, 'uh'],
    ['a', 'aa'],
  ],
  b: [['bb?', 'pp']],
  c: [
    ['ch', 'ch'],
    ['ck', 'kk'],
    ['ci(?=[ao])', 'ch'],
    ['cc(?=[ei])', 'kk ss'],
    ['c(?=[eiy])', 'ss'],
    ['cc?', 'kk'],
  ],
  d: [
    ['dge?', 'ch'],
    ['dd?', 'dd'],
  ],
  e: [
    ['eigh', 'ee ih'],
    ['eau', 'ou'],
    ['ear(?=[nlt])', 'uh rr'],
    ['eer|ear', 'ih rr'],
    ['ee|ea', 'ih'],
    ['ei', 'ih'],
    ['eu|ew', 'ih ou'],
    ['ey\\b', 'ih'],
    ['ere\\b', 'ee rr'],
    ['er|err', 'uh rr'],
    ['(?<=[td])ed\\b', 'ih dd'],
    ['ed\\b', 'dd'],
    ['(?<=[a-z]{3})es\\b', 'ss'],
    ['(?<=\\b[a-z]{0,2})e\\b', 'ih'],
    ['e\\b', ''],
    [`e(?=${C}e\\b)`, 'ih'],
    ['e', 'ee'],
  ],
  f: [['ff?', 'ff']],
  g: [
    ['(?<=[a-z])gh', ''],
    ['gn\\b|\\bgn', 'dd'],
    ['g(?=[eiy])', 'ch'],
    ['gg?', 'kk'],
  ],
  h: [
    ['(?<=[aeiou])h', ''],
    ['h', 'kk'],
  ],
  i: [
    ['igh', 'aa ih'],
    ['ie\\b', 'aa ih'],
    ['ie', 'ih'],
    ['ir', 'uh rr'],
    ['io(?=n)', 'uh'],
    ['i(?=nd\\b|ld\\b)', 'aa ih'],
    [`i(?=${C}e\\b|${C}ing|${C}ed\\b|${C}es\\b)`, 'aa ih'],
    ['i\\b', 'aa ih'],
    ['i', 'ih'],
  ],
  j: [['j', 'ch']],
  k: [
    ['\\bkn', 'dd'],
    ['kk?', 'kk'],
  ],
  l: [['ll?', 'dd']],
  m: [['mm?', 'pp']],
  n: [
    ['ng\\b', 'kk'],
    ['nn?', 'dd'],
  ],
  o: [
    ['ough(?=t)', 'oh'],
    ['ough', 'oh'],
    ['ould', 'ou dd'],
    ['oul', 'oh dd'],
    ['ou|ow(?=n|l|d|er|\\b)', 'aa ou'],
    ['ow', 'oh ou'],
    ['oi|oy', 'oh ih'],
    ['oor', 'oh rr'],
    ['oo', 'ou'],
    ['oa', 'oh ou'],
    ['or|our', 'oh rr'],
    ['oe\\b|o\\b', 'oh ou'],
    ['(?<=\\b)one\\b', 'ou uh dd'],
    ['(?<=\\b[sc])ome\\b', 'uh pp'],
    [`o(?=${C}e\\b|${C}ing|${C}es\\b)`, 'oh ou'],
    ['o(?=[mnv])', 'uh'],
    ['o', 'oh'],
  ],
  p: [
    ['ph', 'ff'],
    ['pp?', 'pp'],
  ],
  q: [
    ['qu', 'kk ou'],
    ['q', 'kk'],
  ],
  r: [['rh|rr?', 'rr']],
  s: [
    ['sch', 'ss kk'],
    ['sh', 'ch'],
    ['ssi?(?=on)', 'ch'],
    ['si(?=on)', 'ch'],
    ['ss?', 'ss'],
  ],
  t: [
    ['th', 'th'],
    ['tch', 'ch'],
    ['ti(?=[ao])', 'ch'],
    ['tu(?=r)', 'ch ou'],
    ['tt?', 'dd'],
  ],
  u: [
    ['uy', 'aa ih'],
    ['ur', 'uh rr'],
    ['ue\\b|ui', 'ou'],
    [`u(?=${C}${V})`, 'ih ou'],
    ['u(?=ll\\b|sh)', 'ou'],
    ['u', 'uh'],
  ],
  v: [['v', 'ff']],
  w: [
    ['\\bwr', 'rr'],
    ['\\bwho', 'ou'],
    ['wh?', 'ou'],
  ],
  x: [
    ['\\bx', 'ss'],
    ['x', 'kk ss'],
  ],
  y: [
    ['\\by', 'ih'],
    ['(?<=\\b[a-z]{1,2})y\\b', 'aa ih'],
    ['y', 'ih'],
  ],
  z: [['zz?', 'ss']],
}

const isViseme = (sound: string): sound is Viseme => sound !== ''

const compiled = new Map(
  Object.entries(rules).map(([letter, list]) => [
    letter,
    list.map(([pattern, sounds]) => ({
      pattern: new RegExp(`(?:${pattern})`, 'y'),
      sounds: sounds.split(' ').filter(isViseme),
    })),
  ]),
)

/** Returns the mouth shapes of one word of lowercase letters a to z. Skips letters without a rule. */
export function englishSounds(word: string): Viseme[] {
  const sounds: Viseme[] = []
  let at = 0
  while (at < word.length) {
    const start = at
    at += 1
    for (const { pattern, sounds: heard } of compiled.get(word.charAt(start)) ?? []) {
      pattern.lastIndex = start
      const hit = pattern.exec(word)
      if (hit === null) continue
      sounds.push(...heard)
      at = start + Math.max(1, hit[0].length)
      break
    }
  }
  return sounds
}
