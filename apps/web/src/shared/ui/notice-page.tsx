import type { ReactNode } from 'react'
import { Logo } from './logo'
import { MAIN_ID } from './skip-link'

interface NoticePageProps {
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** A page that says one thing: a drawing, a sentence, a way on. */
export function NoticePage({ art, title, children, actions }: NoticePageProps) {
  return (
    <div className="flex min-h-dvh flex-col px-5 py-4 md:px-8 md:py-6">
      <header>
        <a href="/" className="inline-block rounded-lg">
          <Logo />
        </a>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[480px] flex-1 animate-rise flex-col items-center justify-center py-10 text-center outline-none"
      >
        {art}
        <h1 className="mt-7 text-2xl font-semibold md:text-3xl">{title}</h1>
        {children && <div className="mt-2.5 text-base text-ink-2 md:text-lg">{children}</div>}
        {actions && (
          <div className="mt-7 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">{actions}</div>
        )}
      </main>
    </div>
  )
}
