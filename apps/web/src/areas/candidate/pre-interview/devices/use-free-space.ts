import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { askToPersist, estimateFreeBytes, LOW_SPACE_BYTES } from '../../../../shared/media/devices/storage-quota'
import { toast } from '../../../../shared/ui/toaster'

const BYTES_PER_MB = 1024 * 1024

/** Asks the browser to keep recordings, and warns when little space is left. */
export function useStorageSpace(isWanted: boolean): void {
  const t = useTranslations('candidate.devices')
  useEffect(() => {
    if (!isWanted) return
    const look = async () => {
      await askToPersist()
      const free = await estimateFreeBytes()
      if (free === null || free >= LOW_SPACE_BYTES) return
      toast.error(t('storageShort', { megabytes: Math.floor(free / BYTES_PER_MB) }), { id: 'storage-short' })
    }
    void look()
  }, [isWanted, t])
}
