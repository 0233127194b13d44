import { logoLimits, logoMimeTypes, type OrganizationDetail } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { CompanyLogo } from '../../../../shared/ui/company-logo'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'
import { toBase64 } from '../profile/encode-avatar'
import { detailQuery } from './organization-queries'

/** Refused before it is sent. Everything else about the file is the server's to say. */
class LogoTooLarge extends Error {}

const encodeLogo = async (file: File): Promise<string> => {
  if (file.size > logoLimits.sizeBytes) throw new LogoTooLarge('larger than a logo may be')
  return toBase64(new Uint8Array(await file.arrayBuffer()))
}

function useLogo({ id }: OrganizationDetail) {
  const t = useTranslations('settings.organization.logo')
  const queryClient = useQueryClient()
  const show = (logoUrl: string | null) =>
    queryClient.setQueryData(detailQuery(id).queryKey, (before) => before && { ...before, logoUrl })
  return useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) {
        await api.identity.organization.removeLogo({ id })
        return null
      }
      const { logoUrl } = await api.identity.organization.setLogo({ id, image: await encodeLogo(file) })
      return logoUrl
    },
    onSuccess: (logoUrl) => {
      show(logoUrl)
      toast.success(t(logoUrl === null ? 'removed' : 'saved'))
    },
  })
}

/** Messages for everything that can go wrong with a logo. */
function useLogoError(): (error: unknown) => string {
  const t = useTranslations('errors')
  const errorText = useErrorText()
  return (error) => (error instanceof LogoTooLarge ? t('LOGO_TOO_LARGE') : errorText(error))
}

/** The button that removed the logo is gone with it: the focus moves to the one that chooses a logo. */
function useFocusAfterRemoval(logoUrl: string | null) {
  const choose = useRef<HTMLButtonElement>(null)
  const hadLogo = useRef(logoUrl !== null)
  useEffect(() => {
    if (hadLogo.current && logoUrl === null) choose.current?.focus()
    hadLogo.current = logoUrl !== null
  }, [logoUrl])
  return choose
}

/** The organization's logo, saved as soon as a file is chosen. */
export function LogoSection({ organization }: { organization: OrganizationDetail }) {
  const t = useTranslations('settings.organization.logo')
  const words = useLogoError()
  const noteId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const change = useLogo(organization)
  const { logoUrl, name } = organization
  const choose = useFocusAfterRemoval(logoUrl)
  const isRemoving = change.isPending && change.variables === null
  return (
    <Section title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap items-center gap-5">
        <CompanyLogo name={name} src={logoUrl} size="preview" />
        <input
          ref={file}
          type="file"
          accept={logoMimeTypes.join(',')}
          tabIndex={-1}
          aria-hidden="true"
          data-testid="logo-file"
          className="sr-only"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0]
            if (chosen) change.mutate(chosen)
            event.currentTarget.value = ''
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={choose}
            variant="secondary"
            aria-describedby={noteId}
            isBusy={change.isPending && !isRemoving}
            onClick={() => file.current?.click()}
          >
            <ImageUp size={15} aria-hidden="true" />
            {t(logoUrl === null ? 'choose' : 'replace')}
          </Button>
          {logoUrl !== null && (
            <AlertDialog
              open={isAsking}
              onOpenChange={setIsAsking}
              trigger={
                <Button variant="ghost" isBusy={isRemoving}>
                  {t('remove')}
                </Button>
              }
              title={t('removeTitle')}
              description={t('removeText')}
              confirmLabel={t('remove')}
              isDanger
              isBusy={isRemoving}
              onConfirm={() => change.mutate(null, { onSettled: () => setIsAsking(false) })}
            />
          )}
        </div>
      </div>
      <p id={noteId} role="alert" className="mt-3 text-sm font-medium text-bad empty:hidden">
        {change.error ? words(change.error) : null}
      </p>
    </Section>
  )
}
