import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A plain press of the main button, not one that asks for a new tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !event.defaultPrevented && event.button === 0 && !isModified
}

/** The path to go to, when a click on a plain link should stay inside the app. */
export function innerTarget(event: MouseEvent): string | null {
  if (!isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (url.origin !== window.location.origin || url.pathname.startsWith('/api/')) return null
  // A jump within this page is the browser's own business.
  if (url.hash && url.pathname === window.location.pathname && url.search === window.location.search) return null
  return url.pathname + url.search + url.hash
}

/** Plain `<a href="/…">` (views without a router, the kit's links) navigate without a full page load. */
export function useInnerLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = innerTarget(event)
      if (target === null) return
      event.preventDefault()
      router.history.push(target)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
