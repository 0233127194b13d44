import type { InterviewIntro } from '@candor/contract'
import { isSpokenMode } from '@candor/domain'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ToggleGroup } from '../../../../shared/ui/toggle-group'
import { openDraft } from '../../draft'
import { openingRetakeMode, retakeModes } from '../../mode'
import type { Retake } from '../finish/retake-outcome'
import type { InterviewSession } from '../session/use-session'
import { CancelRetake } from './cancel-retake'
import { SpokenRetake } from './spoken-retake'
import { TypedRetake } from './typed-retake'

interface RetakePageProps {
  intro: InterviewIntro
  session: InterviewSession
  retake: Retake
  /** Called when the candidate cancels the retake, before the request to the server. */
  onCancel: () => void
}

/** One retake. The server knows that it is in progress, so a reload and the Back button lead here again. */
export function RetakePage({ intro, session, retake, onCancel }: RetakePageProps) {
  const t = useTranslations('candidate')
  const modes = retakeModes(intro.modes)
  const [mode, setMode] = useState(() =>
    openingRetakeMode(intro.modes, openDraft(intro.linkId).readMode() ?? session.snapshot.mode, retake.modality),
  )
  const retakeProps = {
    intro,
    session,
    retake,
    cancelButton: <CancelRetake session={session} retake={retake} onCancel={onCancel} />,
    modeSwitch: modes.length > 1 && (
      <ToggleGroup
        label={t('retake.mode')}
        value={mode}
        onChange={setMode}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
    ),
  }
  return isSpokenMode(mode) ? <SpokenRetake {...retakeProps} /> : <TypedRetake {...retakeProps} mode={mode} />
}
