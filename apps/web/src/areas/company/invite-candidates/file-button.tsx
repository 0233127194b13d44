import { FileSpreadsheet } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../../shared/ui/button-style'

interface FileButtonProps {
  error: string | undefined
  onFile: (file: File) => void
}

/** Chooses a file of people. The kit's file field shows a chosen file; here the file becomes part of the list. */
export function FileButton({ error, onFile }: FileButtonProps) {
  const t = useTranslations('invitations.add')
  const id = useId()
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{t('file')}</p>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.xlsx"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          event.currentTarget.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={buttonStyle({
          variant: 'secondary',
          className:
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
        })}
      >
        <FileSpreadsheet size={16} aria-hidden="true" />
        {t('chooseFile')}
      </label>
      <div id={`${id}-error`}>
        {error && (
          <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
