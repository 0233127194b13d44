import { setLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { TextField } from '../../../shared/ui/text-field'
import type { Problems } from '../set-editor/set-form'
import { PositionField } from './position-field'
import { changeDraft, useSetDraft } from './set-draft-store'

/** The names of the position and of the set. */
export function DraftNames({ problems }: { problems: Problems }) {
  const t = useTranslations('company.generate.review')
  const wrong = useTranslations('company.editor.problems')
  const name = useSetDraft((draft) => draft.interviewSetName)
  return (
    <>
      <PositionField error={problems.has('positionName') ? wrong('positionName') : undefined} />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={setLimits.nameCharacters}
        value={name}
        error={problems.has('name') ? wrong('name') : undefined}
        onChange={(event) => changeDraft({ interviewSetName: event.currentTarget.value })}
      />
    </>
  )
}
