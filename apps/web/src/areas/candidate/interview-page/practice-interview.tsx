import type { InterviewIntro } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { draftOf } from '../draft'
import { Room } from './interview-flow'
import { SessionMissing } from './session-missing'

/** The same room with a session that is thrown away. Its id is this tab's own knowledge. */
export function PracticeRoom({ intro }: { intro: InterviewIntro }) {
  const id = draftOf(intro.linkId).practiceId()
  const known = useQuery({
    ...query.interview.chat.resume.queryOptions({ input: { sessionId: id ?? '' } }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (id === null || known.error) return <SessionMissing linkId={intro.linkId} />
  if (!known.data) return <SkeletonPage />
  return <Room key={id} intro={intro} initial={known.data} />
}
