/** Six figures of a transformation, as PDF writes them. */
export type Matrix = readonly [number, number, number, number, number, number]
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export const multiply = (left: Matrix, right: Matrix): Matrix => [
  left[0] * right[0] + left[2] * right[1],
  left[1] * right[0] + left[3] * right[1],
  left[0] * right[2] + left[2] * right[3],
  left[1] * right[2] + left[3] * right[3],
  left[0] * right[4] + left[2] * right[5] + left[4],
  left[1] * right[4] + left[3] * right[5] + left[5],
]

export const apply = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]

/** The six numbers of a list from pdf.js; null when it is not such a list. */
export function parseMatrix(value: unknown): Matrix | null {
  const [a, b, c, d, e, f] = toNumbers(value)
  const isWhole = [a, b, c, d, e, f].every((figure) => figure !== undefined && Number.isFinite(figure))
  return isWhole ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : null
}

/** The figures of an array or a typed array. */
export function toNumbers(value: unknown): number[] {
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value]
  return Array.isArray(value) ? value.map(Number) : []
}

/** The box around a box that was turned or scaled. */
export function computeBox(matrix: Matrix, corners: readonly number[]): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners
  const points = [apply(matrix, x1, y1), apply(matrix, x2, y1), apply(matrix, x1, y2), apply(matrix, x2, y2)]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

export const intersect = (left: Box | null, right: Box): Box =>
  left === null
    ? right
    : {
        left: Math.max(left.left, right.left),
        right: Math.min(left.right, right.right),
        bottom: Math.max(left.bottom, right.bottom),
        top: Math.min(left.top, right.top),
      }

export const contains = (box: Box, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.bottom && y <= box.top
