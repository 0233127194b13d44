import { type Requirement, requirementKinds, setLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Select } from '../../../shared/ui/select'
import { TextField } from '../../../shared/ui/text-field'
import { EditorSection } from './editor-section'
import { moved, movedTo, replaced } from './list-edit'
import { RowTools } from './row-tools'
import { RowsWithUndo } from './rows-with-undo'
import { newRequirement, type Problems } from './set-form'
import { useRemoval } from './use-removal'
import { useRowDrag } from './use-row-drag'

const { min: minWeight, max: maxWeight } = setLimits.requirementWeight
const weights = Array.from({ length: maxWeight - minWeight + 1 }, (_, index) => `${minWeight + index}`)

interface RowProps {
  requirement: Requirement
  index: number
  error: string | undefined
  onChange: (requirement: Requirement) => void
}

function RequirementFields({ requirement, index, error, onChange }: RowProps) {
  const t = useTranslations('company.editor.requirements')
  const kinds = useTranslations('company.requirementKinds')
  return (
    <>
      <TextField
        label={t('name', { number: index + 1 })}
        isLabelHidden
        maxLength={setLimits.requirementCharacters}
        className="min-w-48 flex-1"
        value={requirement.name}
        error={error}
        onChange={(event) => onChange({ ...requirement, name: event.currentTarget.value })}
      />
      <Select
        label={t('kind')}
        isLabelHidden
        className="w-36"
        value={requirement.kind}
        options={requirementKinds.map((value) => ({ value, label: kinds(value) }))}
        onChange={(kind) => onChange({ ...requirement, kind })}
      />
      <Select
        label={t('weight')}
        isLabelHidden
        className="w-36"
        value={`${requirement.weight}`}
        options={weights.map((value) => ({ value, label: t('weightOption', { weight: Number(value) }) }))}
        onChange={(weight) => onChange({ ...requirement, weight: Number(weight) })}
      />
      <Checkbox
        className="flex h-10 items-center whitespace-nowrap"
        label={t('must')}
        checked={requirement.isMustHave}
        onChange={(isMustHave) => onChange({ ...requirement, isMustHave })}
      />
    </>
  )
}

interface RequirementListProps {
  requirements: readonly Requirement[]
  problems: Problems
  onChange: (requirements: Requirement[]) => void
}

/** What the set looks for, with how much each counts. */
export function RequirementList({ requirements, problems, onChange }: RequirementListProps) {
  const t = useTranslations('company.editor')
  const removals = useRemoval(requirements, setLimits.requirements, onChange)
  const drag = useRowDrag((from, to) => onChange(movedTo(requirements, from, to)))
  return (
    <EditorSection
      title={t('requirements.title')}
      lead={t('requirements.lead')}
      addLabel={t('requirements.add')}
      canAdd={requirements.length < setLimits.requirements}
      empty={requirements.length === 0 ? t('requirements.empty') : undefined}
      onAdd={() => onChange([...requirements, newRequirement()])}
    >
      <RowsWithUndo rows={requirements} rowKey={({ id }) => id} rowName={({ name }) => name} removals={removals}>
        {(requirement, index) => (
          <div
            data-testid="requirement"
            data-row={requirement.id}
            className="flex flex-wrap items-start gap-3 rounded-lg data-drop:outline-2 data-drop:outline-offset-2 data-drop:outline-brand"
            {...drag.getRow(index)}
          >
            <RequirementFields
              requirement={requirement}
              index={index}
              error={problems.has(requirement.id) ? t('problems.requirementName') : undefined}
              onChange={(next) => onChange(replaced(requirements, index, next))}
            />
            <RowTools
              name={requirement.name}
              index={index}
              count={requirements.length}
              handle={drag.getHandle(index)}
              onMove={(by) => onChange(moved(requirements, index, by))}
              onRemove={() => removals.remove(index)}
            />
          </div>
        )}
      </RowsWithUndo>
    </EditorSection>
  )
}
