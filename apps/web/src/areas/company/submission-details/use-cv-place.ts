import { useState } from 'react'
import type { CvPlace } from '../../../shared/results/result-view'
import type { TabId } from './review-tabs'

/** A quote of the CV opens its tab and marks the line it is from. */
export function useCvPlace(onTab: (tab: TabId) => void) {
  const [place, setPlace] = useState<CvPlace | null>(null)
  return {
    place,
    show: (next: CvPlace) => {
      setPlace({ ...next })
      onTab('cv')
    },
  }
}
