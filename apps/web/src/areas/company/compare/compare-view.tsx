import type { SubmissionDetail } from '@candor/contract'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { noWeights, ResultProvider, type ResultView } from '../../../features/results/result-view'
import { query } from '../../../shared/api/client'
import { useBackLink } from '../../../shared/navigation/use-back-link'
import { PageHeader } from '../../../shared/ui/company-shell'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import { BackLink } from '../parts/back-link'
import { LoadError } from '../parts/load-error'
import { CompareTable } from './compare-table'

/** Quotes are read here and played on the submission's own page. */
const view: ResultView = {
  reader: 'company',
  answers: [],
  weights: noWeights,
  playback: null,
  showCv: null,
  showWords: null,
  reviewer: [],
  renderBeside: null,
}

function useSubmissions(ids: readonly string[]) {
  const results = useQueries({
    queries: ids.map((id) => query.interview.submission.get.queryOptions({ input: { id } })),
  })
  const submissions = results.flatMap(({ data }) => data ?? [])
  const failed = results.find(({ isError, data }) => isError && data === undefined)
  return {
    submissions: submissions.length === ids.length ? submissions : null,
    error: failed?.error ?? null,
    retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
  }
}

/** Below 768 px one submission is shown at a time. */
function ShownSwitch({
  submissions,
  shownId,
  onShow,
}: {
  submissions: readonly SubmissionDetail[]
  shownId: string | undefined
  onShow: (id: string) => void
}) {
  const t = useTranslations('compare')
  return (
    <div className="overflow-x-auto p-3 pb-0 md:hidden">
      <ToggleGroup
        label={t('shown')}
        value={shownId ?? ''}
        options={submissions.map(({ id, candidateName }) => ({ value: id, label: candidateName }))}
        onChange={onShow}
      />
    </div>
  )
}

/** Up to four submissions next to each other, question by question. */
export function CompareView({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('compare')
  const list = useBackLink('/company/all-submissions')
  const { submissions, error, retry } = useSubmissions(ids)
  const [chosen, setChosen] = useState<string | undefined>(ids[0])
  const shown = useMemo(() => submissions ?? [], [submissions])
  return (
    <ResultProvider view={view}>
      <PageHeader
        start={<BackLink href={list.href} onClick={list.onClick} label={t('back')} />}
        title={t('title')}
        lead={t('lead', { count: ids.length })}
      />
      {error !== null && <LoadError title={t('failed')} error={error} onRetry={retry} />}
      {error === null && submissions === null && (
        <div className="p-5">
          <SkeletonList rows={6} />
        </div>
      )}
      {shown.length > 0 && (
        <>
          <ShownSwitch submissions={shown} shownId={chosen} onShow={setChosen} />
          <CompareTable submissions={shown} shownId={chosen} />
        </>
      )}
    </ResultProvider>
  )
}
