import { type ComponentType, useEffect } from 'react'
import { create } from 'zustand'
import { loadWithRetries } from '../load-with-retries'

type Kind = 'blank' | 'success' | 'error' | 'loading'

interface ToasterCode {
  readonly ToasterView: ComponentType
  readonly showToast: (kind: Kind, message: string, id: string) => void
  readonly dismissToast: (id: string) => void
}

const useToasterCode = create<{ code: ToasterCode | null }>()(() => ({ code: null }))

async function loadToaster(): Promise<ToasterCode> {
  const { ToasterView, showToast, dismissToast } = await import('./toaster-view')
  const code = { ToasterView, showToast, dismissToast }
  if (useToasterCode.getState().code === null) useToasterCode.setState({ code })
  return code
}

let count = 0

const show =
  (kind: Kind) =>
  (message: string, options: { readonly id?: string } = {}): string => {
    count += 1
    const id = options.id ?? `toast-${count}`
    void loadWithRetries(loadToaster).then((code) => code?.showToast(kind, message, id))
    return id
  }

/** Short notes at the bottom edge. Each call returns the note's id. */
export const toast = {
  note: show('blank'),
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  dismiss: (id: string): void => void loadWithRetries(loadToaster).then((code) => code?.dismissToast(id)),
}

/** The notes. Their code comes with the first key or press, so that it is there when the connection is lost afterwards. */
export function Toaster() {
  const code = useToasterCode((state) => state.code)
  useEffect(() => {
    // A toast loads it again if this fails.
    const prefetch = (): void => void loadToaster().catch(() => null)
    const options = { once: true, capture: true }
    window.addEventListener('pointerdown', prefetch, options)
    window.addEventListener('keydown', prefetch, options)
    return () => {
      window.removeEventListener('pointerdown', prefetch, options)
      window.removeEventListener('keydown', prefetch, options)
    }
  }, [])
  return code === null ? null : <code.ToasterView />
}
