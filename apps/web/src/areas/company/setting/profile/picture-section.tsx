import type { Profile } from '@candor/contract'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Avatar } from '../../../../shared/ui/avatar'
import { Button } from '../../../../shared/ui/button'
import { usePersonName } from '../parts/person-name'
import { Section } from '../parts/section'
import { CropDialog } from './crop-dialog'
import { type Picture, readPicture, UnreadablePicture, useAvatar } from './use-avatar'

function RemovePicture({ remove }: { remove: ReturnType<typeof useAvatar>['remove'] }) {
  const t = useTranslations('settings.profile.picture')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="ghost" isBusy={remove.isPending}>
          {t('remove')}
        </Button>
      }
      title={t('removeTitle')}
      description={t('removeText')}
      confirmLabel={t('remove')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
    />
  )
}

/** Messages for everything that can go wrong with a picture. */
function usePictureError(): (error: unknown) => string {
  const t = useTranslations('settings.profile.picture')
  const errorText = useErrorText()
  return (error) => (error instanceof UnreadablePicture ? t('unreadable') : errorText(error))
}

/** The person's picture: chosen and cropped to a square in the browser before upload. */
export function PictureSection({ profile }: { profile: Profile }) {
  const t = useTranslations('settings.profile.picture')
  const words = usePictureError()
  const noteId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)
  const { save, remove } = useAvatar()
  const failure = refusal ?? remove.error
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    save.reset()
    setRefusal(null)
    readPicture(chosen).then(setPicture, setRefusal)
  }
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.url)
    setPicture(null)
  }
  return (
    <Section title={t('title')} lead={t('lead')}>
      <div className="flex items-center gap-5">
        <Avatar name={usePersonName()(profile)} src={profile.avatarUrl ?? undefined} size={72} />
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          tabIndex={-1}
          aria-hidden="true"
          data-testid="picture-file"
          className="sr-only"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-describedby={noteId} onClick={() => file.current?.click()}>
            <ImageUp size={15} aria-hidden="true" />
            {t(profile.avatarUrl === null ? 'choose' : 'change')}
          </Button>
          {profile.avatarUrl !== null && <RemovePicture remove={remove} />}
        </div>
      </div>
      <p id={noteId} role="alert" className="mt-3 text-sm font-medium text-bad empty:hidden">
        {failure ? words(failure) : null}
      </p>
      {picture && (
        <CropDialog
          picture={picture}
          isBusy={save.isPending}
          error={save.error ? words(save.error) : undefined}
          onUse={(area) => save.mutate({ picture: picture.bitmap, area }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Section>
  )
}
