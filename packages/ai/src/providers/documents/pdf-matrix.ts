/** Six figures of a transformation, as PDF writes them. */
export type Matrix = readonly [number, number, number, number, number, number]
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export const multiply = (one: Matrix, two: Matrix): Matrix => [
  one[0] * two[0] + one[2] * two[1],
  one[1] * two[0] + one[3] * two[1],
  one[0] * two[2] + one[2] * two[3],
  one[1] * two[2] + one[3] * two[3],
  one[0] * two[4] + one[2] * two[5] + one[4],
  one[1] * two[4] + one[3] * two[5] + one[5],
]

export const apply = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]

/** Six figures of whatever list pdf.js gives; null where it is none. */
export function matrixOf(value: unknown): Matrix | null {
  const [a, b, c, d, e, f] = numbers(value)
  const isWhole = [a, b, c, d, e, f].every((figure) => figure !== undefined && Number.isFinite(figure))
  return isWhole ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : null
}

/** The figures of an array or a typed array. */
export function numbers(value: unknown): number[] {
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value]
  return Array.isArray(value) ? value.map(Number) : []
}

/** The box around a box that was turned or scaled. */
export function boxOf(matrix: Matrix, corners: readonly number[]): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners
  const points = [apply(matrix, x1, y1), apply(matrix, x2, y1), apply(matrix, x1, y2), apply(matrix, x2, y2)]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

export const intersect = (one: Box | null, other: Box): Box =>
  one === null
    ? other
    : {
        left: Math.max(one.left, other.left),
        right: Math.min(one.right, other.right),
        bottom: Math.max(one.bottom, other.bottom),
        top: Math.min(one.top, other.top),
      }

export const contains = (box: Box, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.bottom && y <= box.top
