import { jobDescriptionLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { FileField } from '../../../shared/ui/file-field'
import { Spinner } from '../../../shared/ui/spinner'
import { TextArea } from '../../../shared/ui/text-area'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import { useDraftingErrorText } from './drafting-errors'
import { changeDraft, useSetDraft } from './set-draft-store'
import { useReadFile } from './use-read-file'

const endings = ['.pdf', '.docx', '.odt', '.txt', '.md']

/** The description, pasted or read from a file; after reading it is text like any other. */
export function SourceText({ error, onTouch }: { error: string | undefined; onTouch: () => void }) {
  const t = useTranslations('company.generate')
  const errorText = useDraftingErrorText()
  const { selectedOption, jobDescriptionText, selectedFile } = useSetDraft()
  const read = useReadFile()
  const isUpload = selectedOption === 'upload'
  const isTextShown = !isUpload || jobDescriptionText !== ''
  return (
    <div className="flex flex-col gap-4">
      <ToggleGroup
        label={t('source.mode')}
        value={isUpload ? 'upload' : 'description'}
        onChange={(next) => changeDraft({ selectedOption: next })}
        options={[
          { value: 'description' as const, label: t('source.paste') },
          { value: 'upload' as const, label: t('source.upload') },
        ]}
      />
      {isUpload && (
        <FileField
          label={t('source.file')}
          hint={t('source.fileHint')}
          endings={endings}
          maxBytes={jobDescriptionLimits.fileSizeBytes}
          tooBigText={t('file.FILE_TOO_LARGE')}
          file={null}
          disabled={read.isPending}
          error={read.isError ? errorText(read.error) : undefined}
          onChange={(file) => {
            onTouch()
            if (file) read.mutate(file)
          }}
        />
      )}
      {read.isPending && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
          <Spinner /> {t('source.reading')}
        </p>
      )}
      {isUpload && selectedFile && jobDescriptionText !== '' && !read.isError && (
        <Banner tone="ok">{t('source.fileRead', { name: selectedFile.name })}</Banner>
      )}
      {isTextShown && (
        <TextArea
          label={t('source.text')}
          placeholder={t('source.textPlaceholder')}
          rows={12}
          max={jobDescriptionLimits.textCharacters}
          data-testid="job-description"
          value={jobDescriptionText}
          error={error}
          onChange={(event) => {
            onTouch()
            changeDraft({ jobDescriptionText: event.currentTarget.value })
          }}
        />
      )}
    </div>
  )
}
