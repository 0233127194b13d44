import { clsx } from 'clsx'
import { File as FileIcon, UploadCloud, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from './button'
import { checkFile, nameEndings } from './check-file'

const BYTES_PER_MB = 1024 * 1024

interface FileFieldProps {
  label: ReactNode
  /** What is chosen, or what the server already has. */
  file: { name: string; size: number } | null
  onChange: (file: File | null) => void
  /** Endings with the dot, lower case. */
  endings: readonly string[]
  maxBytes: number
  hint?: ReactNode
  error?: string | undefined
  /** In place of the kit's own sentence for a file that is too big (the spec's words for a CV). */
  tooBigText?: string
  disabled?: boolean
}

/** One file, dropped or chosen. Size and kind are checked before `onChange`. */
export function FileField(props: FileFieldProps) {
  const { label, file, onChange, endings, maxBytes, hint, error, tooBigText, disabled = false } = props
  const t = useTranslations('common')
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [refusal, setRefusal] = useState<'tooBig' | 'wrongType' | null>(null)
  const size = maxBytes / BYTES_PER_MB
  const types = nameEndings(endings)
  const take = (picked: File | undefined) => {
    if (!picked || disabled) return
    const wrong = checkFile(picked, { endings, maxBytes })
    setRefusal(wrong)
    if (!wrong) onChange(picked)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  const own =
    refusal === 'tooBig' ? (tooBigText ?? t('file.tooBig', { size })) : refusal && t('file.wrongType', { types })
  // The newest fault: an error of the form is older than a file that was refused since.
  const message = own || error
  return (
    <div className="min-w-0">
      <p id={`${id}-label`} className="mb-2 text-sm font-medium text-ink">
        {label}
      </p>
      <input
        id={id}
        type="file"
        accept={endings.join(',')}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${id}-note`}
        className="peer sr-only"
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {file ? (
        <ChosenFile file={file} onRemove={() => onChange(null)} disabled={disabled} />
      ) : (
        <label
          htmlFor={id}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={clsx(
            'flex cursor-pointer flex-col items-center gap-1 rounded-xl border border-dashed px-5 py-7 text-center transition-colors duration-120 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
            isOver ? 'border-brand bg-brand-soft' : 'border-line-strong/70 bg-card',
          )}
        >
          <UploadCloud size={22} aria-hidden="true" className="mb-1 text-ink-3" />
          <span className="text-base text-ink-2">
            {t.rich('file.drop', {
              pick: (words) => <span className="font-medium text-brand-ink underline underline-offset-4">{words}</span>,
            })}
          </span>
          <span className="text-sm text-ink-3">{t('file.limits', { types, size })}</span>
        </label>
      )}
      <div id={`${id}-note`}>
        {hint && <p className="mt-1.5 text-sm text-ink-3">{hint}</p>}
        {message && (
          <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
            {message}
          </p>
        )}
      </div>
    </div>
  )
}

function ChosenFile({
  file,
  onRemove,
  disabled,
}: {
  file: { name: string; size: number }
  onRemove: () => void
  disabled: boolean
}) {
  const t = useTranslations('common.actions')
  const format = useFormatter()
  const isSmall = file.size < BYTES_PER_MB
  const size = isSmall
    ? `${format.number(Math.ceil(file.size / 1024))} kB`
    : `${format.number(file.size / BYTES_PER_MB, { maximumFractionDigits: 1 })} MB`
  return (
    <div className="flex items-center gap-3 rounded-xl border border-line bg-card p-3">
      <span className="grid size-10 place-items-center rounded-lg bg-brand-soft text-brand-ink">
        <FileIcon size={18} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{file.name}</span>
        <span className="tnum block text-xs text-ink-3">{size}</span>
      </span>
      <Button
        variant="ghost"
        size="icon"
        disabled={disabled}
        aria-label={`${t('remove')}: ${file.name}`}
        onClick={onRemove}
      >
        <X size={17} aria-hidden="true" />
      </Button>
    </div>
  )
}
