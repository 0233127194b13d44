import { webLimits } from '@candor/domain'
import { Toaster as HotToaster, toast } from 'react-hot-toast'

export function showToast(kind: 'blank' | 'success' | 'error' | 'loading', message: string, id: string): void {
  if (kind === 'blank') toast(message, { id })
  else toast[kind](message, { id })
}

export const dismissToast = (id: string): void => toast.dismiss(id)

/** Bottom left, at most 20 (the library's own limit); blank and error 4 s, success 2 s, loading until it is done. */
export function ToasterView() {
  return (
    <HotToaster
      position="bottom-left"
      toastOptions={{
        duration: webLimits.toast.blankMs,
        success: { duration: webLimits.toast.successMs },
        error: { duration: webLimits.toast.errorMs },
        loading: { duration: Number.POSITIVE_INFINITY },
        className: 'text-sm',
        style: {
          background: 'var(--card)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: 14,
          boxShadow: 'var(--shadow-lifted)',
          maxWidth: 420,
          // It holds nothing to press, and on a phone it may lie over what does.
          pointerEvents: 'none',
        },
      }}
    />
  )
}
