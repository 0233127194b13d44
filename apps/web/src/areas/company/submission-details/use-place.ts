import { useState } from 'react'
import type { CvPlace } from '../../../features/results/result-view'
import type { TabId } from './review-tabs'

/** A quote opens its tab and marks its words there. Each further press scrolls to it again. */
export function usePlace<Place extends CvPlace>(tab: TabId, onTab: (tab: TabId) => void) {
  const [place, setPlace] = useState<Place | null>(null)
  return {
    place,
    show: (next: Place) => {
      setPlace({ ...next })
      onTab(tab)
    },
  }
}
