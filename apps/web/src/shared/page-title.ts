import { useEffect } from 'react'

/** Title and description of every page that names none of its own. */
export const DEFAULT_TITLE = 'AI Interview'

function show(title: string, description: string): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

/** The page's title ("Title · AI Interview") and description while it is shown; what is missing is the default. */
export function usePageTitle(title: string | undefined, description: string = DEFAULT_TITLE): void {
  useEffect(() => {
    show(title ? `${title} · ${DEFAULT_TITLE}` : DEFAULT_TITLE, description)
    return () => show(DEFAULT_TITLE, DEFAULT_TITLE)
  }, [title, description])
}
