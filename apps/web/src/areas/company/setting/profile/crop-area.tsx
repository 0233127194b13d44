import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Crop, draggedCrop } from './crop'
import { drawSquare } from './encode-avatar'

const SIDE_PX = 512
const KEY_STEP = 0.04

const keySteps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

interface CropAreaProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** A picture drawn on a canvas, as the crop says. */
export function CropCanvas({ picture, crop, sidePx }: { picture: ImageBitmap; crop: Crop; sidePx: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={sidePx} height={sidePx} className="block size-full" />
}

/** The picture under a round window: dragged with the pointer, moved with the arrow keys. */
export function CropArea({ picture, crop, onCrop }: CropAreaProps) {
  const t = useTranslations('settings.profile.picture')
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const side = event.currentTarget.clientWidth
    onCrop(draggedCrop(picture, crop, { x: event.movementX / side, y: event.movementY / side }))
  }
  const press = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    onCrop(draggedCrop(picture, crop, step))
  }
  return (
    <button
      type="button"
      aria-label={t('area')}
      className="relative block aspect-square w-full cursor-grab touch-none overflow-clip rounded-xl bg-sunken active:cursor-grabbing"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <CropCanvas picture={picture} crop={crop} sidePx={SIDE_PX} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(13_15_21/.55)] ring-2 ring-white/80"
      />
    </button>
  )
}
