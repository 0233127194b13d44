import type { Match } from './match'

/** A line with its matches marked. */
export function MarkedText({
  text,
  matches,
  current,
}: {
  text: string
  matches: readonly Match[]
  current: Match | null
}) {
  if (matches.length === 0) return <>{text}</>
  const last = matches.at(-1)?.end ?? 0
  return (
    <>
      {matches.map((match, index) => (
        <span key={match.start}>
          {text.slice(matches[index - 1]?.end ?? 0, match.start)}
          <mark className={`rounded-[3px] px-0.5 text-ink ${match === current ? 'bg-art-warm' : 'bg-warn-soft'}`}>
            {text.slice(match.start, match.end)}
          </mark>
        </span>
      ))}
      {text.slice(last)}
    </>
  )
}
