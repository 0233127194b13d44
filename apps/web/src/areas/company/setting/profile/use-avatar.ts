import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { toast } from '../../../../shared/ui/toaster'
import type { Crop } from './crop'
import { encodeAvatar } from './encode-avatar'
import { useKeepProfile } from './use-keep-profile'

/** Thrown where the browser cannot write the picture small enough; said like a file that could not be read. */
export class UnreadablePicture extends Error {}

/** Reads a file as a picture, turned the way it was taken. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new UnreadablePicture('not a picture', { cause })
  }
}

/** The own picture: saved at once when it was chosen, and taken away. */
export function useAvatar() {
  const t = useTranslations('settings.profile.picture')
  const keep = useKeepProfile()
  const save = useMutation({
    mutationFn: async ({ picture, crop }: { picture: ImageBitmap; crop: Crop }) => {
      const avatar = await encodeAvatar(picture, crop)
      if (avatar === null) throw new UnreadablePicture('no encoder')
      return api.identity.profile.changeInformation({ avatar })
    },
    onSuccess: (profile) => {
      keep(profile)
      toast.success(t('saved'))
    },
  })
  const remove = useMutation({
    mutationFn: () => api.identity.profile.changeInformation({ avatar: null }),
    onSuccess: (profile) => {
      keep(profile)
      toast.success(t('removed'))
    },
  })
  return { save, remove }
}
