import { useEffect } from 'react'

/** Title and description of every page that names none of its own. */
export const DEFAULT_TITLE = 'AI Interview'

/** What the browser's tab and a search show of a page. */
export const formatPageTitle = (title: string | undefined, description: string = DEFAULT_TITLE) => ({
  title: title ? `${title} · ${DEFAULT_TITLE}` : DEFAULT_TITLE,
  description,
})

function show({ title, description }: ReturnType<typeof formatPageTitle>): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

/** The page's title ("Title · AI Interview") and description while it is shown; what is missing is the default. */
export function usePageTitle(title: string | undefined, description: string = DEFAULT_TITLE): void {
  useEffect(() => {
    show(formatPageTitle(title, description))
    return () => show(formatPageTitle(undefined))
  }, [title, description])
}
