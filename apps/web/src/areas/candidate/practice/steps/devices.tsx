import { isSpokenMode } from '@candor/domain'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../../shared/clock'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { ModeChoice } from '../../pre-interview/devices/mode-choice'
import { PreInterviewFrame } from '../../pre-interview/pre-interview-frame'
import { DevicesStep } from '../../pre-interview/steps/devices'
import type { PracticeState } from '../practice-state'
import { getCheckAgeMs } from '../practice-steps'

/** The same check as before the interview. One that was just passed isn't asked for again; the camera test follows in any case. */
export function PracticeDevices({ practice }: { practice: PracticeState }) {
  const [ageMs, setAgeMs] = useState(() => getCheckAgeMs(practice.draft.readDevicesCheckedAt(), nowMs()))
  if (ageMs === null || !isSpokenMode(practice.mode)) return <DevicesStep preInterview={practice} />
  return <CheckedDevices practice={practice} ageMs={ageMs} onAgain={() => setAgeMs(null)} />
}

interface CheckedProps {
  practice: PracticeState
  ageMs: number
  onAgain: () => void
}

function CheckedDevices({ practice, ageMs, onAgain }: CheckedProps) {
  const t = useTranslations('practice.devices')
  const common = useTranslations('common.actions')
  return (
    <PreInterviewFrame
      preInterview={practice}
      title={t('title')}
      action={
        <Button size="lg" onClick={practice.next}>
          {common('continue')}
        </Button>
      }
    >
      <Banner
        tone="ok"
        className="mb-6 max-w-[680px]"
        title={t('checked')}
        action={
          <Button variant="secondary" size="sm" onClick={onAgain}>
            <RotateCcw size={15} aria-hidden="true" />
            {t('again')}
          </Button>
        }
      >
        {t('checkedText', { minutes: Math.floor(ageMs / 60_000) })}
      </Banner>
      <ModeChoice
        offers={practice.offers}
        mode={practice.mode}
        hasWords={practice.hasWords}
        onChange={practice.chooseMode}
      />
    </PreInterviewFrame>
  )
}
