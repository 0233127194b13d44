import { type RefObject, useEffect, useState } from 'react'

/** Full screen of the whole player, so that its own controls and captions come along. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [ref])
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : ref.current?.requestFullscreen()
    // A browser that refuses leaves everything as it was.
    done?.catch(() => undefined)
  }
  return { isFull, toggle }
}
