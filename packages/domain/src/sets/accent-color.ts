import type { Accent } from '@candor/contract'

/** Light in the red, green and blue of a screen, each 0 to 1. */
type Light = readonly [number, number, number]

const shares: Light = [0.2126, 0.7152, 0.0722]
/** Of text on its ground (WCAG 2.2, 1.4.3). */
const textContrast = 4.5
/** In the dark theme a color between these limits is readable under white text, and differs from every ground by 3:1. */
const darkLuminance = { least: 0.15, most: 0.175 } as const

const toLight = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
/** Rounded down, so that a color that is darkened to a contrast has it. */
const toByte = (light: number): number =>
  Math.floor(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055) + 1e-9)

const readByte = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
const parseColor = (color: string): Light => [
  toLight(readByte(color, 1)),
  toLight(readByte(color, 3)),
  toLight(readByte(color, 5)),
]
const formatColor = (light: Light): string =>
  `#${light.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`

const getLuminance = ([red, green, blue]: Light): number => red * shares[0] + green * shares[1] + blue * shares[2]

const mapLight = ([red, green, blue]: Light, change: (part: number) => number): Light => [
  change(red),
  change(green),
  change(blue),
]

/** The same hue, darker. */
const darken = (light: Light, luminance: number): Light => {
  const factor = luminance / getLuminance(light)
  return mapLight(light, (part) => part * factor)
}

/** The same hue, lighter: as strong as the screen can show it, and then mixed with white. */
const lighten = (light: Light, luminance: number): Light => {
  const most = Math.max(...light)
  const factor = most === 0 ? 0 : Math.min(luminance / getLuminance(light), 1 / most)
  const strong = mapLight(light, (part) => part * factor)
  const rest = (luminance - getLuminance(strong)) / (1 - getLuminance(strong))
  return mapLight(strong, (part) => part + rest * (1 - part))
}

/** Contrast of two colors '#rrggbb', 1 to 21 (WCAG 2.2). */
export const getContrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [getLuminance(parseColor(one)), getLuminance(parseColor(other))].sort(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether white text is readable on the color. */
export const isReadableAccent = (color: string): boolean => getContrast(color, '#ffffff') >= textContrast

/** The color itself if white text is readable on it, else the nearest darker one of its hue on which it is. */
export const findReadableAccent = (color: string): string =>
  isReadableAccent(color) ? color : formatColor(darken(parseColor(color), 1.05 / textContrast - 0.05))

/** The color of a set's buttons in both themes. White text is readable on each. */
export const getAccent = (color: string): Accent => {
  const light = parseColor(color)
  const luminance = getLuminance(light)
  if (luminance < darkLuminance.least) return { light: color, dark: formatColor(lighten(light, darkLuminance.most)) }
  return { light: color, dark: color }
}
