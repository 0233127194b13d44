import { BufferAttribute, BufferGeometry, Vector3 } from 'three'

/** A color's three channels, 0 to 1, in sRGB as in style sheets. */
export type Rgb = readonly [number, number, number]

export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export const mixRgb = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

export const scaleRgb = (a: Rgb, by: number): Rgb => [a[0] * by, a[1] * by, a[2] * by]

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
export const lerp = (a: number, b: number, share: number): number => a + (b - a) * share

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export interface Point {
  at: Vector3
  color: Rgb
  /** Direction of a strand, for hair. */
  strand?: Vector3
}

interface Grid {
  columns: number
  rows: number
  /** The last column is joined to the first. */
  isRound?: boolean
  /** True: flips the faces inward. */
  isFlipped?: boolean
}

/** Triangles of a grid; `u` runs over the columns and `v` over the rows, both from 0 to 1. */
export function gridIndex({ columns, rows, isRound = false, isFlipped = false }: Grid): number[] {
  const width = isRound ? columns : columns + 1
  const index: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = row * width + column
      const b = row * width + ((column + 1) % width)
      const [c, d] = [a + width, b + width]
      index.push(...(isFlipped ? [a, b, c, b, d, c] : [a, c, b, b, c, d]))
    }
  }
  return index
}

export function makeGrid(grid: Grid, pointAt: (u: number, v: number) => Point): BufferGeometry {
  const width = grid.isRound ? grid.columns : grid.columns + 1
  const points: Point[] = []
  for (let row = 0; row <= grid.rows; row += 1) {
    for (let column = 0; column < width; column += 1) points.push(pointAt(column / grid.columns, row / grid.rows))
  }
  return createGeometry(points, gridIndex(grid))
}

export function createGeometry(points: readonly Point[], index: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setIndex(index)
  geometry.setAttribute('position', floats(points.flatMap(({ at }) => [at.x, at.y, at.z])))
  geometry.setAttribute('paint', floats(points.flatMap(({ color }) => [...color])))
  if (points[0]?.strand) {
    geometry.setAttribute('strand', floats(points.flatMap(({ strand = up }) => [strand.x, strand.y, strand.z])))
  }
  geometry.computeVertexNormals()
  return geometry
}

const up = new Vector3(0, 1, 0)

export const floats = (values: readonly number[], size = 3) => new BufferAttribute(new Float32Array(values), size)
