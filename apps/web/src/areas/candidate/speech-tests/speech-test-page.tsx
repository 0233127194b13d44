import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { usePageTitle } from '../../../shared/page-title'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { LinkProblem } from '../link-problem'
import { SpeechTestView } from './speech-test'
import type { SpeechTestKind } from './speech-test-kinds'

/** A speech test belongs to an interview; everyone who may open the interview may run it. */
export function SpeechTestPage({ linkId, kind }: { linkId: string; kind: SpeechTestKind }) {
  const t = useTranslations('speechTest')
  usePageTitle(t(`${kind}.title`))
  const intro = useQuery(query.interview.candidate.intro.queryOptions({ input: { linkId } }))
  if (intro.error) return <LinkProblem linkId={linkId} error={intro.error} onRetry={() => intro.refetch()} />
  if (!intro.data) return <SkeletonPage />
  return <SpeechTestView key={kind} kind={kind} linkId={linkId} intro={intro.data} />
}
