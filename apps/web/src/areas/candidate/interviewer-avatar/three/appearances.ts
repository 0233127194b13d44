import type { Interviewer } from '@candor/contract'
import { personas } from '../personas'
import { mixRgb, type Rgb, rgb, scaleRgb } from './grid'
import type { FaceShape } from './head-shape'

/** A persona in three dimensions: the drawing's colors and an individual face. */
export interface Look {
  skin: Rgb
  shade: Rgb
  lips: Rgb
  blush: Rgb
  hair: Rgb
  brow: Rgb
  iris: Rgb
  jacket: Rgb
  shirt: Rgb
  face: FaceShape
  browArch: number
  browThick: number
  browTilt: number
  lashes: number
  flush: number
  neckline: { depth: number; width: number }
  hasCollar: boolean
}

interface Own {
  face: FaceShape
  browArch: number
  browThick: number
  browTilt: number
  lashes: number
  flush: number
  neckline: { depth: number; width: number }
  hasCollar: boolean
}

const own: Record<Interviewer, Own> = {
  linh: {
    face: { jaw: 0.94, chin: 0.92, cheek: 1, nose: 0.92, lips: 1 },
    browArch: 0.07,
    browThick: 0.036,
    browTilt: 0.005,
    lashes: 1,
    flush: 1,
    neckline: { depth: 0.34, width: 0.34 },
    hasCollar: false,
  },
  an: {
    face: { jaw: 0.98, chin: 0.96, cheek: 1.06, nose: 0.98, lips: 0.92 },
    browArch: 0.055,
    browThick: 0.04,
    browTilt: 0.015,
    lashes: 0.75,
    flush: 0.9,
    neckline: { depth: 0.05, width: 0.8 },
    hasCollar: false,
  },
  minh: {
    face: { jaw: 1.13, chin: 1.3, cheek: 0.94, nose: 1.08, lips: 0.66 },
    browArch: 0.05,
    browThick: 0.05,
    browTilt: 0.04,
    lashes: 0.15,
    flush: 0.45,
    neckline: { depth: 0.26, width: 0.3 },
    hasCollar: true,
  },
}

const WARM = rgb('#7a4a32')
const BLUSH = rgb('#e8705c')

export function getAppearance(who: Interviewer): Look {
  const persona = personas[who]
  const skin = rgb(persona.skin)
  const shade = rgb(persona.shade)
  // Lighting removes some of a color's warmth; this restores it.
  const hair = mixRgb(rgb(persona.hair), WARM, 0.16)
  return {
    ...own[who],
    skin,
    shade: mixRgb(shade, BLUSH, 0.1),
    lips: rgb(persona.lips),
    blush: BLUSH,
    hair,
    brow: scaleRgb(hair, 0.8),
    iris: rgb(persona.iris),
    jacket: rgb(persona.jacket),
    shirt: rgb(persona.shirt),
  }
}
