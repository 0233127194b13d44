import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'
import { CropCanvas } from './crop-canvas'
import type { Picture } from './use-avatar'

const MAX_ZOOM = 4
/** Per press of an arrow key; a fifth of it with Shift. */
const KEYBOARD_STEP_PX = 10

interface CropDialogProps {
  picture: Picture
  isBusy: boolean
  /** What went wrong with saving, in words. */
  error: string | undefined
  onUse: (area: Area) => void
  onClose: () => void
}

const previews = [
  { name: 'large', className: 'size-20' },
  { name: 'small', className: 'size-8' },
]

/** Which square of the picture is shown, and how it looks large and small. */
export function CropDialog({ picture, isBusy, error, onUse, onClose }: CropDialogProps) {
  const t = useTranslations('settings.profile.picture')
  const actions = useTranslations('common.actions')
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('crop')}
      description={t('cropLead')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button isBusy={isBusy} disabled={area === null} onClick={() => area && onUse(area)}>
            {t('use')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-6 sm:flex-row sm:items-start">
        <div className="relative size-72 shrink-0 overflow-clip rounded-xl bg-sunken">
          <Cropper
            image={picture.url}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={KEYBOARD_STEP_PX}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('area') }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(_, areaPixels) => setArea(areaPixels)}
          />
        </div>
        <div className="flex w-full min-w-0 flex-1 flex-col gap-5">
          <label className="flex flex-col gap-2 text-sm font-medium">
            {t('zoom')}
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              className="rounded-full accent-brand"
              onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
            />
          </label>
          <div>
            <p className="text-sm font-medium">{t('preview')}</p>
            <div className="mt-3 flex items-center gap-4">
              {previews.map(({ name, className }) => (
                <span key={name} className={`overflow-clip rounded-full ${className}`}>
                  <CropCanvas picture={picture.bitmap} area={area} sidePx={160} />
                </span>
              ))}
            </div>
          </div>
          {error && <Banner tone="bad">{error}</Banner>}
        </div>
      </div>
    </Dialog>
  )
}
