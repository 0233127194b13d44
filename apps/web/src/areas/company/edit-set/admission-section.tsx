import type { SetAccessKind } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextField } from '../../../shared/ui/text-field'
import { EditorSection } from '../set-editor/editor-section'
import { toDay, toDayEnd } from './day-end'
import type { EditSet } from './use-edit-set'

/** Who may take the interview, and until when. */
export function AdmissionSection({ edit }: { edit: EditSet }) {
  const t = useTranslations('company.edit')
  const { access, deadline } = edit.settings
  return (
    <EditorSection title={t('admission')}>
      <div className="grid grid-cols-2 items-start gap-x-5 gap-y-5 max-md:grid-cols-1">
        <RadioGroup<SetAccessKind>
          label={t('access')}
          look="cards"
          value={access}
          onChange={(next) => edit.changeSettings({ access: next })}
          options={[
            { value: 'open', label: t('accessOpen'), hint: t('accessOpenHint') },
            { value: 'invitation', label: t('accessInvitation'), hint: t('accessInvitationHint') },
          ]}
        />
        <TextField
          label={t('deadline')}
          hint={t('deadlineHint')}
          type="date"
          name="deadline"
          isOptional
          value={toDay(deadline)}
          onChange={(event) => edit.changeSettings({ deadline: toDayEnd(event.currentTarget.value) })}
        />
      </div>
    </EditorSection>
  )
}
