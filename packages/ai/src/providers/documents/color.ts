/** Red, green and blue from 0 to 255. */
export type Color = readonly [number, number, number]

export const WHITE: Color = [255, 255, 255]
const MAX_DISTANCE = 20

/** "#rrggbb" or "rrggbb"; null for anything else ("auto", "transparent", a name). */
export function parseColor(hex: string | undefined): Color | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(hex ?? '')
  if (match === null) return null
  const [red, green, blue] = match.slice(1).map((part) => Number.parseInt(part, 16))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** So close that an eye makes out no letters. */
export const isSimilarColor = (left: Color, right: Color) =>
  left.every((channel, index) => Math.abs(channel - (right[index] ?? 0)) <= MAX_DISTANCE)
