import type { DescriptionLine } from './parse-description'

const MAX_POINTS = 5

/** Bullets under each lettered heading of a rubric ("A - Delivery"), as expected points by the heading's name. */
export function groupPointsByHeading(lines: readonly DescriptionLine[]): ReadonlyMap<string, readonly string[]> {
  const points = new Map<string, readonly string[]>()
  for (const line of lines) {
    const name = /^[A-Z] [-–—] (.+)$/.exec(line.heading)?.[1]
    if (name === undefined || line.form !== 'bullet') continue
    const known = points.get(name) ?? []
    if (known.length < MAX_POINTS) points.set(name, [...known, line.text])
  }
  return points
}
