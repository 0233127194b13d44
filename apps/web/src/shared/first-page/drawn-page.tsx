import { type ReactNode, useLayoutEffect } from 'react'
import { takeOver } from './take-over'

/** The app. Its first drawing replaces what the server rendered before the browser paints it. */
export function DrawnPage({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => takeOver(root), [root])
  return children
}
