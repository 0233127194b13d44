import { type RefObject, useEffect, useState } from 'react'

/** Shows the whole player in full screen, including its controls and captions. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [ref])
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : ref.current?.requestFullscreen()
    // If the browser refuses, nothing changes.
    done?.catch(() => undefined)
  }
  return { isFull, toggle }
}
