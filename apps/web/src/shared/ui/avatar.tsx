import { Avatar as BaseAvatar } from '@base-ui/react/avatar'
import { clsx } from 'clsx'

interface AvatarProps {
  name: string
  src?: string | undefined
  /** Square for companies, round for people. */
  shape?: 'round' | 'square'
  /** CSS pixels. */
  size?: number
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

/** A picture, or initials where there is none. Decorative: the name stands beside it. */
export function Avatar({ name, src, shape = 'round', size = 40 }: AvatarProps) {
  return (
    <BaseAvatar.Root
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.35)) }}
      className={clsx(
        'grid shrink-0 place-items-center overflow-clip font-semibold select-none',
        shape === 'square'
          ? 'rounded-xl bg-stage text-on-stage ring-1 ring-white/10 ring-inset'
          : 'rounded-full bg-brand-soft text-brand-ink',
      )}
    >
      {src && <BaseAvatar.Image src={src} alt="" className="size-full object-cover" />}
      <BaseAvatar.Fallback>{initials(name)}</BaseAvatar.Fallback>
    </BaseAvatar.Root>
  )
}
