/** Keys and what they do, as [key, action]. */
export type KeyRow = readonly [string, string]

export function KeyRows({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(([key, action]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-ink">
              {key}
            </kbd>
          </dt>
          <dd className="text-ink-2">{action}</dd>
        </div>
      ))}
    </dl>
  )
}
