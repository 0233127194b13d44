/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number]

export const WHITE: Colour = [255, 255, 255]
const ALIKE = 20

/** "#rrggbb" or "rrggbb"; null for anything else ("auto", "transparent", a name). */
export function colourOf(hex: string | undefined): Colour | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(hex ?? '')
  if (match === null) return null
  const [red, green, blue] = match.slice(1).map((part) => Number.parseInt(part, 16))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** So close that an eye makes out no letters. */
export const isAlike = (one: Colour, other: Colour) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= ALIKE)
