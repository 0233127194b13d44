/** The shape of a mouth, each value from 0 to 1. */
export interface MouthShape {
  /** The jaw dropped. */
  jaw: number
  /** Corners drawn apart, as in "ee". */
  wide: number
  /** Lips rounded and pushed forward, as in "oo". */
  round: number
  /** Lips pressed together, as in "m". */
  press: number
  /** Lower lip under the upper teeth, as in "f". */
  bite: number
}

export const closedMouth: MouthShape = { jaw: 0, wide: 0, round: 0, press: 0, bite: 0 }

export const mixMouths = (a: MouthShape, b: MouthShape, share: number): MouthShape => ({
  jaw: a.jaw + (b.jaw - a.jaw) * share,
  wide: a.wide + (b.wide - a.wide) * share,
  round: a.round + (b.round - a.round) * share,
  press: a.press + (b.press - a.press) * share,
  bite: a.bite + (b.bite - a.bite) * share,
})

/** The groups of sounds that look alike on a mouth; `rest` is silence. */
export type Viseme =
  | 'rest'
  | 'pp'
  | 'ff'
  | 'th'
  | 'dd'
  | 'kk'
  | 'ch'
  | 'ss'
  | 'rr'
  | 'aa'
  | 'uh'
  | 'ee'
  | 'ih'
  | 'oh'
  | 'ou'

const shape = (some: Partial<MouthShape>): MouthShape => ({ ...closedMouth, ...some })

export const mouthShapes: Record<Viseme, MouthShape> = {
  rest: closedMouth,
  pp: shape({ press: 1 }),
  ff: shape({ bite: 1, jaw: 0.05, wide: 0.1 }),
  th: shape({ jaw: 0.2, wide: 0.15 }),
  dd: shape({ jaw: 0.18, wide: 0.2 }),
  kk: shape({ jaw: 0.24, wide: 0.1 }),
  ch: shape({ jaw: 0.16, round: 0.45 }),
  ss: shape({ jaw: 0.08, wide: 0.45 }),
  rr: shape({ jaw: 0.18, round: 0.35 }),
  aa: shape({ jaw: 0.78, wide: 0.2 }),
  uh: shape({ jaw: 0.45, wide: 0.1 }),
  ee: shape({ jaw: 0.36, wide: 0.65 }),
  ih: shape({ jaw: 0.24, wide: 0.75 }),
  oh: shape({ jaw: 0.55, round: 0.6 }),
  ou: shape({ jaw: 0.26, round: 0.95 }),
}
