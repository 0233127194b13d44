import { lazy, Suspense } from 'react'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { useDeletionNotice } from './deletion-notice-store'

const DeletionNoticeBar = lazy(async () => {
  const [file] = await Promise.all([import('./deletion-notice'), ensureAreas('deletion')])
  return { default: file.DeletionNoticeBar }
})

/** Empty space at the end of a page, so that the notice covers nothing that the page ends with. */
export function DeletionNoticeSpace() {
  const isShown = useDeletionNotice((state) => state.notice !== null)
  return isShown ? <div className="h-20 shrink-0 max-sm:h-28" /> : null
}

/** Where the notice of a deletion is shown; its code comes with the first deletion. */
export function DeletionNoticePlace() {
  const notice = useDeletionNotice((state) => state.notice)
  if (notice === null) return null
  return (
    <Suspense>
      <DeletionNoticeBar key={notice.id} notice={notice} />
    </Suspense>
  )
}
