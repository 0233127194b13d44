import { type BufferGeometry, Vector3 } from 'three'
import { makeGrid, type Rgb, scaleRgb } from './grid'

/** A number from 0 to 1 that is always the same for the same input. */
export function noise(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return x - Math.floor(x)
}

export interface Sheet {
  columns: number
  rows: number
  color: Rgb
  /** Clumps across the sheet; each has a crest and two grooves. */
  clumps: number
  depth: number
  /** A strand's place at `u` across and `v` from root to tip, before clumps. */
  strandAt: (u: number, v: number) => Vector3
  isFlipped?: boolean
}

const CENTRE = new Vector3(0, 0.2, -0.1)

/** Hair as one sheet of strands in clumps: crests are raised and lighter, grooves are darker. */
export function makeSheet({ columns, rows, color, clumps, depth, strandAt, isFlipped = false }: Sheet): BufferGeometry {
  return makeGrid({ columns, rows, isFlipped }, (u, v) => {
    const at = strandAt(u, v)
    const strand = strandAt(u, Math.min(1, v + 0.02))
      .sub(strandAt(u, Math.max(0, v - 0.02)))
      .normalize()
    const phase = u * clumps + 0.35 * Math.sin(u * 9 + v * 2.2)
    const crest = 1 - Math.abs(2 * (phase - Math.floor(phase)) - 1)
    const shown = Math.sin(Math.min(1, v * 3) * Math.PI * 0.5)
    const out = new Vector3(at.x - CENTRE.x, (at.y - CENTRE.y) * 0.4, at.z - CENTRE.z).normalize()
    at.addScaledVector(out, depth * (crest ** 0.7 - 0.5) * shown)
    const tone = 0.8 + 0.28 * crest * shown + 0.1 * (noise(Math.floor(phase) + clumps) - 0.5)
    return { at, color: scaleRgb(color, tone), strand }
  })
}

/** The soft shadow of hair on nearby surfaces, computed once, so that drawing needs no extra light. */
export function shadeUnder(skin: BufferGeometry, hair: readonly BufferGeometry[]): void {
  const place = skin.getAttribute('position')
  const paint = skin.getAttribute('paint')
  const above = hair.flatMap((geometry) => {
    const position = geometry.getAttribute('position')
    return Array.from({ length: position.count }, (_, at) => new Vector3().fromBufferAttribute(position, at))
  })
  const at = new Vector3()
  for (let which = 0; which < place.count; which += 1) {
    // The light comes from above and in front, so the search starts a little in that direction.
    at.fromBufferAttribute(place, which).add(TOWARDS_LIGHT)
    let nearest = REACH * REACH
    for (const point of above) nearest = Math.min(nearest, at.distanceToSquared(point))
    const dark = 1 - 0.42 * (1 - Math.sqrt(nearest) / REACH)
    paint.setXYZ(which, paint.getX(which) * dark, paint.getY(which) * dark * 0.98, paint.getZ(which) * dark * 0.98)
  }
}

const REACH = 0.24
const TOWARDS_LIGHT = new Vector3(-0.02, 0.1, 0.1)
