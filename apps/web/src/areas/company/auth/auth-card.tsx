import { type ReactNode, useEffect, useRef } from 'react'
import { LocaleSwitch } from '../../../shared/ui/locale-switch'
import { Logo } from '../../../shared/ui/logo'
import { MAIN_ID, SkipLink } from '../../../shared/ui/skip-link'
import { ThemeSwitch } from '../../../shared/ui/theme-switch'

interface AuthCardProps {
  title: ReactNode
  lead: ReactNode
  /** Under the card: the other way in. */
  foot?: ReactNode
  /** Changes with the step, so that the new one rises in. */
  stepKey: string
  children?: ReactNode
}

const FIRST_FIELD = 'input:not([type=hidden]):not([hidden]):not([aria-hidden])'

/** With the page and with every step the focus goes to its first field, or to its heading: the button that led here is gone. */
function useStepFocus(stepKey: string) {
  const card = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === stepKey) return
    shown.current = stepKey
    const focused = document.activeElement
    if (focused && focused !== document.body && focused.isConnected) return
    const target = card.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? card.current?.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [stepKey])
  return card
}

/** One calm card in the middle of the page. */
export function AuthCard({ title, lead, foot, stepKey, children }: AuthCardProps) {
  const card = useStepFocus(stepKey)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-16 items-center justify-between px-6">
        <a href="/" className="rounded-lg">
          <Logo />
        </a>
        <div className="flex items-center">
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="flex flex-1 flex-col items-center px-6 pt-[13vh] pb-16 outline-none max-sm:px-4 max-sm:pt-6"
      >
        <div
          ref={card}
          className="w-full max-w-[432px] rounded-2xl border border-line bg-card p-8 shadow-2 max-sm:px-5 max-sm:py-6"
        >
          <div key={stepKey} className="animate-rise">
            <h1 tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
              {title}
            </h1>
            <p className="mt-1.5 text-base text-ink-2">{lead}</p>
            {children && <div className="mt-6">{children}</div>}
          </div>
        </div>
        {foot && <p className="mt-5 text-sm text-ink-2">{foot}</p>}
      </main>
    </div>
  )
}
