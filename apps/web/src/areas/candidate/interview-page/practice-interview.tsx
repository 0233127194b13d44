import type { InterviewIntro } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { openDraft } from '../draft'
import { InterviewFlow } from './interview-flow'
import { SessionMissing } from './session-missing'

/** The same screens with a session that is discarded. Only this tab knows its id. */
export function PracticeInterview({ intro }: { intro: InterviewIntro }) {
  const id = openDraft(intro.linkId).readPracticeId()
  const known = useQuery({
    ...query.interview.chat.resume.queryOptions({ input: { sessionId: id ?? '' } }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (id === null || known.error) return <SessionMissing linkId={intro.linkId} />
  if (!known.data) return <SkeletonPage />
  return <InterviewFlow key={id} intro={intro} initial={known.data} />
}
