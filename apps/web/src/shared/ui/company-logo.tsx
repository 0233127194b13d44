import { clsx } from 'clsx'
import { useState } from 'react'
import { Avatar } from './avatar'

interface CompanyLogoProps {
  name: string
  /** Null: the company has no logo, so its initials are shown. */
  src: string | null
  size?: 'frame' | 'preview'
}

const sizes = { frame: 'h-10 w-20', preview: 'h-20 w-40' }

/**
 * A company's logo in a box of a fixed size, so that nothing moves when it arrives. The plate is light in both themes. In a frame the
 * company's name stands next to it, so a screen reader would read it twice.
 */
export function CompanyLogo({ name, src, size = 'frame' }: CompanyLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  if (src === null || src === failedSrc) return <Avatar name={name} shape="square" size={size === 'frame' ? 36 : 72} />
  return (
    <span className={clsx('block shrink-0 rounded-lg bg-white p-1 ring-1 ring-black/10', sizes[size])}>
      <img
        src={src}
        alt={size === 'frame' ? '' : name}
        onError={() => setFailedSrc(src)}
        className="size-full object-contain"
      />
    </span>
  )
}
