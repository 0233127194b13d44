import { useEffect } from 'react'

export const DEFAULT_TITLE = 'AI Interview'

/** The page's title while it is shown: "Title · AI Interview". Without one, or with an empty one, the default stands. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${DEFAULT_TITLE}` : DEFAULT_TITLE
    return () => {
      document.title = DEFAULT_TITLE
    }
  }, [title])
}
