import { type ExportFormat, exportFormats } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import type { ExportOrder } from './export-order'
import { ExportStatus } from './export-status'

interface ExportBodyProps {
  order: ExportOrder
  /** The export that was started; null: the kind of file is still to be chosen. */
  exportId: string | null
  onExportId: (id: string | null) => void
}

/** Evidence is of one submission. */
const listFormats = (order: ExportOrder): readonly ExportFormat[] =>
  exportFormats.filter(
    (format) => format !== 'evidence' || ('submissionIds' in order && order.submissionIds.length === 1),
  )

/** First the kind of file, then how far it is, then the download. */
export function ExportBody({ order, exportId, onExportId }: ExportBodyProps) {
  const t = useTranslations('exports')
  const errorText = useErrorText()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const start = useMutation({
    mutationFn: () =>
      api.interview.export.schedule(
        'filter' in order ? { format, filter: order.filter } : { format, submissionIds: [...order.submissionIds] },
      ),
    onSuccess: ({ id }) => onExportId(id),
  })
  if (exportId !== null) return <ExportStatus id={exportId} onAgain={() => onExportId(null)} />
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t('format')}
        look="cards"
        value={format}
        options={listFormats(order).map((value) => ({
          value,
          label: t(`formats.${value}`),
          hint: t(`hints.${value}`),
        }))}
        onChange={setFormat}
      />
      {start.isError && <Banner tone="bad">{errorText(start.error)}</Banner>}
      <div className="flex justify-end">
        <Button isBusy={start.isPending} onClick={() => start.mutate()}>
          {t('start')}
        </Button>
      </div>
    </div>
  )
}
