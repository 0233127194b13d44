import { useEffect, useRef, useState } from 'react'
import { type Light, measureLight } from '../../../../shared/media/devices/measure-light'

const EVERY_MS = 1000

/** Measures the light of the candidate's picture once a second while it is shown. */
export function useLight(stream: MediaStream | null) {
  const video = useRef<HTMLVideoElement>(null)
  const [light, setLight] = useState<Light | null>(null)
  useEffect(() => {
    if (stream === null) return
    const timer = setInterval(() => setLight(video.current && measureLight(video.current)), EVERY_MS)
    return () => {
      clearInterval(timer)
      setLight(null)
    }
  }, [stream])
  return { video, light }
}
