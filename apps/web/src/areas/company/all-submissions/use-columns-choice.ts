import { useState } from 'react'
import { useProfile } from '../../../shared/api/profile'
import { useMediaQuery } from '../../../shared/use-media-query'
import { getStandardColumns, readColumnChoice, saveColumnChoice } from './column-choice'
import type { SubmissionColumnId } from './column-ids'

export interface ColumnsChoice {
  readonly shown: readonly SubmissionColumnId[]
  readonly isChosen: boolean
  /** Null: the standard of the screen's width. */
  readonly choose: (columns: readonly SubmissionColumnId[] | null) => void
}

/** Which columns the member shows on this device. Until they choose, it depends on the width of the screen. */
export function useColumnsChoice(): ColumnsChoice {
  const userId = useProfile()?.id ?? ''
  const isNarrow = useMediaQuery('(max-width: 1179px)')
  const [choice, setChoice] = useState(() => readColumnChoice(userId))
  return {
    shown: choice ?? getStandardColumns(isNarrow),
    isChosen: choice !== null,
    choose: (columns) => {
      saveColumnChoice(userId, columns)
      setChoice(columns)
    },
  }
}
