import { diffWords, type WordRun } from '@candor/domain'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

function Run({ run }: { run: WordRun }) {
  const t = useTranslations('assessment.correction')
  const words = run.words.join(' ')
  if (run.kind === 'same') return <span>{words} </span>
  const mark = <span className="sr-only">{t(run.kind)} </span>
  const end = <span className="sr-only"> ({t('end')})</span>
  return (
    <>
      {run.kind === 'removed' ? (
        <del className="rounded-[3px] bg-bad-soft px-0.5 text-ink line-through">
          {mark}
          {words}
          {end}
        </del>
      ) : (
        <ins className="rounded-[3px] bg-ok-soft px-0.5 font-medium text-ink underline underline-offset-4">
          {mark}
          {words}
          {end}
        </ins>
      )}{' '}
    </>
  )
}

/** Two texts in one: removed words are crossed out, added words underlined. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => {
    let place = 0
    return diffWords(before, after).map((run) => {
      place += run.words.length
      return { run, key: `${run.kind} ${place}` }
    })
  }, [before, after])
  return (
    <p className="text-base break-words text-ink" data-testid="word-difference">
      {runs.map(({ run, key }) => (
        <Run key={key} run={run} />
      ))}
    </p>
  )
}
