import { cvLimits } from '@candor/contract'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { FileField } from '../../../shared/ui/file-field'
import { OptionalMark } from '../../../shared/ui/optional-mark'
import { UploadGuard } from './upload-guard'

/** As in the contract: PDF, DOCX, ODT and TXT, under 10 MB. */
const endings = ['.pdf', '.docx', '.odt', '.txt']

const isTooLarge = (error: unknown): boolean => error instanceof ApiError && error.code === 'FILE_TOO_LARGE'

interface UploadFieldProps {
  label: string
  isOptional?: boolean
  sessionId: string
  /** The screening question that asks for the document; without it the file is the CV. */
  questionId?: string
  fileId: string | null
  /** Name of the file that the server already has. */
  storedName?: string | undefined
  hint?: string
  error?: string | undefined
  onStored: (fileId: string | null) => void
}

/** A file field that uploads the candidate's document as soon as it is chosen. */
export function UploadField({
  label,
  isOptional = false,
  sessionId,
  questionId,
  fileId,
  storedName,
  hint,
  error,
  onStored,
}: UploadFieldProps) {
  const t = useTranslations('candidate.screening')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)
  const [uploading, setUploading] = useState<string | null>(null)
  const upload = async (file: File) => {
    setUploading(file.name)
    setRefusal(null)
    try {
      const stored = await api.content.uploadCv({
        sessionId,
        file,
        ...(questionId === undefined ? {} : { questionId }),
      })
      setChosen({ name: stored.name, size: stored.sizeBytes })
      onStored(stored.id)
    } catch (cause) {
      setRefusal(cause)
    } finally {
      setUploading(null)
    }
  }
  const change = (file: File | null) => {
    if (file) void upload(file)
    else {
      setChosen(null)
      onStored(null)
    }
  }
  const tooBigText = questionId === undefined ? t('cvTooBig') : common('file.tooBig', { size: 10 })
  const shown = chosen ?? (fileId === null ? null : { name: storedName ?? label, size: 0 })
  return (
    <div>
      <FileField
        label={
          isOptional ? (
            <Fragment>
              {label}
              <OptionalMark />
            </Fragment>
          ) : (
            label
          )
        }
        file={shown}
        onChange={change}
        endings={endings}
        maxBytes={cvLimits.fileSizeBytes - 1}
        tooBigText={tooBigText}
        hint={hint}
        error={refusal === null ? error : isTooLarge(refusal) ? tooBigText : errorText(refusal)}
        disabled={uploading !== null}
      />
      {uploading !== null && <UploadGuard />}
      <p role="status" className="mt-1 text-sm text-ink-3">
        {uploading !== null && t('uploading', { name: uploading })}
      </p>
    </div>
  )
}
