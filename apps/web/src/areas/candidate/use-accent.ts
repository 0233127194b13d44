import type { Accent } from '@candor/contract'
import { useLayoutEffect } from 'react'

/** What tokens.css reads; the server's first page sets the same (apps/server/src/http/first-pages/page-template.ts). */
const listProperties = ({ light, dark }: Accent): readonly (readonly [string, string])[] => [
  ['--accent-light', light],
  ['--accent-dark', dark],
  ['--accent-shade', '14%'],
]

/** Colors the buttons of the page with the set's color, before it is painted. Undefined: the color is not known yet. */
export function useAccent(accent: Accent | null | undefined): void {
  useLayoutEffect(() => {
    if (accent === undefined) return
    document.getElementById('first-page-accent')?.remove()
    if (accent === null) return
    const { style } = document.documentElement
    const properties = listProperties(accent)
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [accent])
}
