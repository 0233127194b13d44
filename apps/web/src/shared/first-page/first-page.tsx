import type { ReactNode } from 'react'
import { SmallScreenNotice } from '../ui/small-screen-notice'

interface FirstPageProps {
  /** The small-screen notice is in front of the page where the screen is small: a media query decides (first-page.css). */
  hasNotice: boolean
  /** False: a skeleton, which the page then replaces. */
  isWhole: boolean
  children: ReactNode
}

/** What the server renders of a page, until the app draws it. `data-screen` is on the same elements in areas/root.tsx. */
export function FirstPage({ hasNotice, isWhole, children }: FirstPageProps) {
  return (
    <div id="first-page" data-whole={isWhole ? '' : undefined}>
      {hasNotice && (
        <div data-screen="notice">
          <SmallScreenNotice />
        </div>
      )}
      <div data-screen="page">{children}</div>
    </div>
  )
}
