import { useState } from 'react'
import type { CvPlace } from '../../../features/results/result-view'
import type { TabId } from './review-tabs'

/** A quote opens the tab it stands in, and marks its words there; asked for once more, it is gone to once more. */
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
