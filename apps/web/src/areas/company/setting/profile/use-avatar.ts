import { useMutation } from '@tanstack/react-query'
import type { Area } from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { toast } from '../../../../shared/ui/toaster'
import { encodeAvatar } from './encode-avatar'
import { useUpdateProfileCache } from './use-update-profile-cache'

/** Thrown if the browser can't write the picture small enough. Reported like an unreadable file. */
export class UnreadablePicture extends Error {}

export interface Picture {
  readonly bitmap: ImageBitmap
  /** An object URL of this page. The caller revokes it when done. */
  readonly url: string
}

/** Decodes a file as a picture and applies its stored orientation. */
export async function readPicture(file: File): Promise<Picture> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { bitmap, url: URL.createObjectURL(file) }
  } catch (cause) {
    throw new UnreadablePicture('not a picture', { cause })
  }
}

/** Saves the person's picture as soon as it is chosen, and removes it. */
export function useAvatar() {
  const t = useTranslations('settings.profile.picture')
  const keep = useUpdateProfileCache()
  const save = useMutation({
    mutationFn: async ({ picture, area }: { picture: ImageBitmap; area: Area }) => {
      const avatar = await encodeAvatar(picture, area)
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
