import type { InterviewIntro } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ToggleGroup } from '../../../../shared/ui/toggle-group'
import { draftOf } from '../../draft'
import { isSpoken, preferredLane, retakeLanes } from '../../lane'
import type { Retake } from '../finish/retake-return'
import type { LiveSession } from '../session/use-session'
import { CancelRetake } from './cancel-retake'
import { SpokenRetake } from './spoken-retake'
import { TypedRetake } from './typed-retake'

interface RetakePageProps {
  intro: InterviewIntro
  live: LiveSession
  retake: Retake
  /** The candidate gives it up, before the server is told. */
  onCancel: () => void
}

/** One answer given anew. That it is under way is the server's knowledge: a reload and the back button lead here again. */
export function RetakePage({ intro, live, retake, onCancel }: RetakePageProps) {
  const t = useTranslations('candidate')
  const lanes = retakeLanes(intro.lanes)
  const [lane, setLane] = useState(() => {
    const [own] = retakeLanes([draftOf(intro.linkId).lane() ?? live.session.lane])
    return preferredLane(lanes, own ?? null)
  })
  const parts = {
    intro,
    live,
    retake,
    back: <CancelRetake live={live} retake={retake} onCancel={onCancel} />,
    way: lanes.length > 1 && (
      <ToggleGroup
        label={t('retake.way')}
        value={lane}
        onChange={setLane}
        options={lanes.map((value) => ({ value, label: t(`lanes.${value}`) }))}
      />
    ),
  }
  return isSpoken(lane) ? <SpokenRetake {...parts} /> : <TypedRetake {...parts} lane={lane} />
}
