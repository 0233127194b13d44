import { lazy, Suspense } from 'react'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { Card } from '../../../../shared/ui/card'
import { Skeleton } from '../../../../shared/ui/skeleton'

const NotesSection = lazy(async () => {
  const [file] = await Promise.all([import('./notes-body'), ensureAreas('notes')])
  return { default: file.NotesSection }
})

/** The team's notes about an applicant. Absent for members who don't review. */
export function NotesPanel({ applicantId }: { applicantId: string | null }) {
  if (applicantId === null) return null
  return (
    <Card className="mt-4" data-testid="notes">
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-xl" />}>
        <NotesSection applicantId={applicantId} />
      </Suspense>
    </Card>
  )
}
