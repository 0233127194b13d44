import { useEffect, useRef } from 'react'
import type { Area } from 'react-easy-crop'
import { drawSquare } from './encode-avatar'

interface CropCanvasProps {
  picture: ImageBitmap
  /** In the picture's pixels; null until the picture is laid out. */
  area: Area | null
  sidePx: number
}

/** The chosen square, drawn on a canvas. */
export function CropCanvas({ picture, area, sidePx }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && area) drawSquare(canvas.current, picture, area)
  }, [picture, area])
  return <canvas ref={canvas} width={sidePx} height={sidePx} className="block size-full" />
}
