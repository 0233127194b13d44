import { clsx } from 'clsx'
import { useState } from 'react'

/** By width in CSS pixels. Classes, because the server renders no style attributes. */
const sizes = {
  32: 'size-8 text-[11px]',
  36: 'size-9 text-[13px]',
  40: 'size-10 text-[14px]',
  72: 'size-18 text-[25px]',
}

interface AvatarProps {
  name: string
  src?: string | undefined
  /** Square for companies, round for people. */
  shape?: 'round' | 'square'
  size?: keyof typeof sizes
}

/** First letters of the first and the last word that begin with one: right for Western and for Vietnamese names alike. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean)
  const named = all.filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const words = named.length > 0 ? named : all
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A picture, or initials until it is loaded or where there is none. Decorative: the name is shown next to it. */
export function Avatar({ name, src, shape = 'round', size = 40 }: AvatarProps) {
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isLoaded = src !== undefined && src === loadedSrc
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center overflow-clip font-semibold select-none *:col-start-1 *:row-start-1',
        sizes[size],
        shape === 'square'
          ? 'rounded-xl bg-stage text-on-stage ring-1 ring-white/10 ring-inset'
          : 'rounded-full bg-brand-soft text-brand-ink',
      )}
    >
      {!isLoaded && <span>{initials(name)}</span>}
      {src !== undefined && src !== failedSrc && (
        <img
          // A picture that came before the handlers were attached sends no event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoadedSrc(src)
          }}
          src={src}
          alt=""
          onLoad={() => setLoadedSrc(src)}
          onError={() => setFailedSrc(src)}
          className={clsx('size-full object-cover', !isLoaded && 'invisible')}
        />
      )}
    </span>
  )
}
