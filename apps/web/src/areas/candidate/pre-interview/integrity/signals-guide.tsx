import type { CalibrationHint } from '@candor/domain'
import { RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { baselineStore } from '../../../../features/integrity/capture/baseline-store'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { Progress } from '../../../../shared/ui/progress'
import type { Draft } from '../../draft'
import { type CalibrationState, useCalibration } from './use-calibration'

interface SignalsGuideProps {
  draft: Draft
  linkId: string
  video: RefObject<HTMLVideoElement | null>
  /** True: the camera delivers. */
  isOn: boolean
}

/** Repeats the announcement next to the camera and calibrates for a few seconds how the candidate faces the screen. */
export function SignalsGuide({ draft, linkId, video, isOn }: SignalsGuideProps) {
  const t = useTranslations('integrity.guide')
  const [isWithout, setIsWithout] = useState(() => draft.readSignals() !== true)
  const chosen = useRef<HTMLParagraphElement>(null)
  const [hasChosen, setHasChosen] = useState(false)
  useEffect(() => {
    // The pressed button has disappeared, so its result takes the focus.
    if (hasChosen) chosen.current?.focus()
  }, [hasChosen])
  const optOut = () => {
    setHasChosen(true)
    draft.saveSignals(false)
    baselineStore.save(linkId, null)
    setIsWithout(true)
  }
  return (
    <Card data-testid="signals-guide" aria-labelledby="signals-guide" className="flex flex-col gap-3">
      <h2 id="signals-guide" className="text-base font-semibold">
        {t('title')}
      </h2>
      {isWithout ? (
        <p ref={chosen} role="status" tabIndex={-1} className="text-sm text-ink-2">
          {t('optedOut')}
        </p>
      ) : (
        <Looking linkId={linkId} video={video} isOn={isOn} onWithout={optOut} />
      )}
    </Card>
  )
}

const listHints = (state: CalibrationState): readonly CalibrationHint[] =>
  state.kind === 'done' ? state.calibration.hints : []

interface LookingProps extends Omit<SignalsGuideProps, 'draft'> {
  onWithout: () => void
}

function Looking({ linkId, video, isOn, onWithout }: LookingProps) {
  const t = useTranslations('integrity.guide')
  const { state, again } = useCalibration({
    video,
    isOn,
    onDone: ({ baseline }) => baselineStore.save(linkId, baseline),
  })
  const canLookAgain = state.kind === 'done' || state.kind === 'notAvailable'
  return (
    <>
      {state.kind !== 'notAvailable' && <p className="text-sm text-ink-2">{t('text')}</p>}
      <p role="status" data-state={state.kind} className="text-sm font-medium">
        {t(state.kind === 'done' ? (state.calibration.baseline === null ? 'unsure' : 'ready') : state.kind)}
      </p>
      {state.kind === 'looking' && (
        <Progress label={t('looking')} isLabelHidden value={Math.round(state.share * 100)} />
      )}
      {listHints(state).length > 0 && (
        <ul className="list-disc pl-5 text-sm text-ink-2">
          {listHints(state).map((hint) => (
            <li key={hint}>{t(`hints.${hint}`)}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={!canLookAgain} onClick={again}>
          <RotateCcw size={14} aria-hidden="true" />
          {t('again')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onWithout}>
          {t('optOut')}
        </Button>
      </div>
    </>
  )
}
