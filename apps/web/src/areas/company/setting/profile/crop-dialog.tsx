import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'
import { type Crop, insideCrop, MAX_ZOOM, wholeCrop } from './crop'
import { CropArea, CropCanvas } from './crop-area'

interface CropDialogProps {
  picture: ImageBitmap
  isBusy: boolean
  /** What went wrong with saving, in words. */
  error: string | undefined
  onUse: (crop: Crop) => void
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
  const [crop, setCrop] = useState(wholeCrop)
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
          <Button isBusy={isBusy} onClick={() => onUse(crop)}>
            {t('use')}
          </Button>
        </>
      }
    >
      <div className="flex gap-6">
        <div className="w-72">
          <CropArea picture={picture} crop={crop} onCrop={setCrop} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          <label className="flex flex-col gap-2 text-sm font-medium">
            {t('zoom')}
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={crop.zoom}
              className="rounded-full accent-brand"
              onChange={(event) => setCrop(insideCrop(picture, { ...crop, zoom: event.currentTarget.valueAsNumber }))}
            />
          </label>
          <div>
            <p className="text-sm font-medium">{t('preview')}</p>
            <div className="mt-3 flex items-center gap-4">
              {previews.map(({ name, className }) => (
                <span key={name} className={`overflow-clip rounded-full ${className}`}>
                  <CropCanvas picture={picture} crop={crop} sidePx={160} />
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
