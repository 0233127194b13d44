import { clsx } from 'clsx'
import { type Ref, useEffect, useRef } from 'react'

interface CameraPreviewProps {
  stream: MediaStream | null
  label: string
  className?: string
  videoRef?: Ref<HTMLVideoElement>
}

/** The candidate's own picture, mirrored. The recording is not mirrored. */
export function CameraPreview({ stream, label, className, videoRef }: CameraPreviewProps) {
  const own = useRef<HTMLVideoElement | null>(null)
  useEffect(() => {
    if (own.current) own.current.srcObject = stream
  }, [stream])
  const take = (element: HTMLVideoElement | null) => {
    own.current = element
    if (typeof videoRef === 'function') videoRef(element)
    else if (videoRef) videoRef.current = element
  }
  return (
    <video
      ref={take}
      autoPlay
      muted
      playsInline
      aria-label={label}
      className={clsx('size-full -scale-x-100 bg-stage object-cover', className)}
    />
  )
}
