import { z } from 'zod'
import { zColor } from './primitives'

/** Address of an organization's logo below the product's origin; changes with the picture. Null: it has none. */
export const zLogoUrl = z.string().nullable()

/** The color of a set's buttons in both themes. White text is readable on each. */
export const zAccent = z.object({ light: zColor, dark: zColor })
export type Accent = z.infer<typeof zAccent>
