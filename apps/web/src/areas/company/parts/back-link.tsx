import { ChevronLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonStyle } from '../../../shared/ui/button-style'

interface BackLinkProps {
  href: string
  label: string
  onClick?: ComponentProps<'a'>['onClick']
}

/** The arrow in front of a page's title. */
export function BackLink({ href, label, onClick }: BackLinkProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={label}
      className={buttonStyle({ variant: 'ghost', size: 'icon', className: '-ml-2' })}
    >
      <ChevronLeft size={18} aria-hidden="true" />
    </a>
  )
}
