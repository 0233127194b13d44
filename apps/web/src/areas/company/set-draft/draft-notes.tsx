import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import type { ParsedData } from './set-draft'

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Banner title={title}>
      <ul className="list-disc pl-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** Who drafted the texts, and which lines of the source are not in them. */
export function DraftNotes({ parsedData }: { parsedData: ParsedData }) {
  const t = useTranslations('company.generate.review')
  const { producedBy, leftOut, notCovered } = parsedData
  if (producedBy === null) return null
  return (
    <>
      <Banner tone="warn">{producedBy === 'builtin' ? t('builtin') : t('model', { model: producedBy })}</Banner>
      <Lines title={t('leftOut')} lines={leftOut} />
      <Lines title={t('notCovered')} lines={notCovered.map(({ text }) => text)} />
    </>
  )
}
