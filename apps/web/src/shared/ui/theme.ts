import { create } from 'zustand'
import { dropStored, readStored, writeStored } from '../storage'

export type Theme = 'system' | 'light' | 'dark'
const KEY = 'candor.theme'
const DARK = '(prefers-color-scheme: dark)'

function read(): Theme {
  const stored = readStored('local', KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function paint(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

export const useTheme = create<{ theme: Theme }>()(() => ({ theme: read() }))

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') dropStored('local', KEY)
  else writeStored('local', KEY, theme)
  useTheme.setState({ theme })
  paint(theme)
}

/** The first painting is done by before-paint.js; from here on the page follows the system while no theme is chosen. */
export function followSystemTheme(): void {
  matchMedia(DARK).addEventListener('change', () => paint(useTheme.getState().theme))
}
