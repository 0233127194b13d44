/** A number from 0 to 1 that is always the same for the same pair, so that random-looking movement can be tested. */
export function seededRandom(seed: number, which: number): number {
  let bits = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(which + 0x7f4a_7c15, 0xc2b2_ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a_2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 4_294_967_296
}

/** Eases from 0 to 1 while `atMs` goes from 0 to `lengthMs`. */
export function ease(atMs: number, lengthMs: number): number {
  const t = Math.min(1, Math.max(0, atMs / lengthMs))
  return t * t * (3 - 2 * t)
}

/** One smooth wave from 0 to 1 and back. */
export const bump = (atMs: number, lengthMs: number): number =>
  atMs <= 0 || atMs >= lengthMs ? 0 : 0.5 - 0.5 * Math.cos((atMs / lengthMs) * 2 * Math.PI)
