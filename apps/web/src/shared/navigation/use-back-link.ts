import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from './use-inner-links'
import { visits } from './visits'

/**
 * For a link from an item back to its list. A list that was visited before is shown as it was left: with its page and filters, and, where
 * the browser can go back to it, at its scroll position.
 */
export function useBackLink(fallback: string): { href: string; onClick: (event: MouseEvent) => void } {
  const { history } = useRouter()
  const pathname = new URL(fallback, 'http://product.invalid').pathname
  const visit = visits.findEarlier(pathname, history.location)
  const onClick = (event: MouseEvent): void => {
    const distance = visits.findEarlier(pathname, history.location)?.distance ?? null
    if (distance === null || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    history.go(-distance)
  }
  return { href: visit?.href ?? fallback, onClick }
}
