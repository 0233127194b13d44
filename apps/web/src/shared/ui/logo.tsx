import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

/** The sign: a C that is an open mouth, and in its opening the point that was made. */
export function LogoSymbol({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="10" fill="var(--brand)" />
      <path
        d="M21 10.7a7.5 7.5 0 1 0 0 10.6"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="21.4" cy="16" r="2.7" fill="oklch(0.84 0.11 70)" />
    </svg>
  )
}

/** Sign and name. */
export function Logo({ size = 32, className }: { size?: number; className?: string }) {
  const t = useTranslations('common')
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <LogoSymbol size={size} />
      <span className="text-lg font-semibold tracking-[-0.015em] text-ink">{t('brand')}</span>
    </span>
  )
}
