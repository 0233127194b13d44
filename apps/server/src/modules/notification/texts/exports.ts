import type { ExportFormat } from '@candor/contract'
import type { Writer } from '../mail-template'

const formats: Readonly<Record<ExportFormat, { readonly en: string; readonly vi: string }>> = {
  csv: { en: 'CSV file', vi: 'tệp CSV' },
  xlsx: { en: 'Excel file', vi: 'tệp Excel' },
  pdf: { en: 'PDF report', vi: 'báo cáo PDF' },
  zip: { en: 'ZIP file with recordings', vi: 'tệp ZIP kèm bản ghi' },
  evidence: { en: 'evidence pack', vi: 'bộ bằng chứng' },
}

/** Names no candidate and carries no file: the page behind the link shows it to its member only. */
export const exportReady: Writer<'export-ready'> = ({ format, url, days }) => {
  const { en, vi } = formats[format]
  return {
    en: {
      subject: 'Your export is ready',
      heading: 'Your export is ready',
      lines: [
        `We’ve made the ${en} of your submissions. Sign in to download it.`,
        `We delete the file after ${days} days, or earlier if a submission in it is deleted.`,
      ],
      action: { label: 'Open export', url },
    },
    vi: {
      subject: 'Tệp bạn xuất đã sẵn sàng',
      heading: 'Tệp bạn xuất đã sẵn sàng',
      lines: [
        `Chúng tôi đã tạo ${vi} từ các bài phỏng vấn của bạn. Hãy đăng nhập để tải về.`,
        `Chúng tôi xóa tệp sau ${days} ngày, hoặc sớm hơn nếu một bài phỏng vấn trong đó bị xóa.`,
      ],
      action: { label: 'Mở tệp xuất', url },
    },
  }
}
