import { Toaster as HotToaster, toast } from 'react-hot-toast'

export { toast }

/** Bottom left, at most 20 (the library's own limit); blank and error 4 s, success 2 s, loading until it is done. */
export function Toaster() {
  return (
    <HotToaster
      position="bottom-left"
      toastOptions={{
        duration: 4000,
        success: { duration: 2000 },
        error: { duration: 4000 },
        loading: { duration: Number.POSITIVE_INFINITY },
        className: 'text-sm',
        style: {
          background: 'var(--card)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: 14,
          boxShadow: 'var(--shadow-lifted)',
          maxWidth: 420,
        },
      }}
    />
  )
}
