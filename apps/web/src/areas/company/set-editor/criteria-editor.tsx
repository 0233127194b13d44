import { type Criterion, setLimits } from '@candor/contract'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'
import { AnchorField } from './anchor-field'
import { replaced } from './list-edit'
import { RowTools } from './row-tools'
import { RowsWithUndo } from './rows-with-undo'
import { criterionPath, newCriterion, type Problems } from './set-form'
import { useRemoval } from './use-removal'

const levels = [0, 1, 2, 3, 4] as const

function withAnchor(criterion: Criterion, level: number, words: string): Criterion {
  const [a, b, c, d, e] = criterion.anchors
  const at = (index: number, kept: string) => (index === level ? words : kept)
  return { ...criterion, anchors: [at(0, a), at(1, b), at(2, c), at(3, d), at(4, e)] }
}

function Anchors({ criterion, onChange }: { criterion: Criterion; onChange: (criterion: Criterion) => void }) {
  const t = useTranslations('company.editor.criteria')
  return (
    <fieldset className="mt-3">
      <legend className="text-sm text-ink-3">{t('anchors')}</legend>
      <div className="mt-2 flex flex-col gap-2.5">
        {levels.map((level) => (
          <div key={level} className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-3">
            <span className="pt-2 text-sm text-ink-2">{t('level', { level: level + 1 })}</span>
            <AnchorField
              label={t('level', { level: level + 1 })}
              value={criterion.anchors[level]}
              onChange={(words) => onChange(withAnchor(criterion, level, words))}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

interface CriteriaEditorProps {
  questionId: string
  criteria: readonly Criterion[]
  problems: Problems
  onChange: (criteria: Criterion[]) => void
}

/** What an answer is read by: a name and five described levels each. */
export function CriteriaEditor({ questionId, criteria, problems, onChange }: CriteriaEditorProps) {
  const t = useTranslations('company.editor')
  const removals = useRemoval(criteria, setLimits.criteria, onChange)
  return (
    <div>
      <h4 className="text-sm font-medium">{t('criteria.title')}</h4>
      <div className="mt-2 flex flex-col gap-3">
        <RowsWithUndo
          rows={criteria}
          rowKey={(_, index) => criterionPath(questionId, index)}
          rowName={({ name }) => name}
          removals={removals}
        >
          {(criterion, index) => (
            <div
              data-testid="criterion"
              data-row={criterionPath(questionId, index)}
              className="rounded-xl bg-sunken p-4"
            >
              <div className="flex items-start gap-2">
                <TextField
                  label={t('criteria.name', { number: index + 1 })}
                  isLabelHidden
                  maxLength={setLimits.criterionCharacters}
                  className="flex-1"
                  value={criterion.name}
                  error={problems.has(criterionPath(questionId, index)) ? t('problems.criterionName') : undefined}
                  onChange={(event) =>
                    onChange(replaced(criteria, index, { ...criterion, name: event.currentTarget.value }))
                  }
                />
                <RowTools
                  name={criterion.name}
                  index={index}
                  count={criteria.length}
                  onRemove={() => removals.remove(index)}
                />
              </div>
              <Anchors criterion={criterion} onChange={(next) => onChange(replaced(criteria, index, next))} />
            </div>
          )}
        </RowsWithUndo>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 -ml-2"
        disabled={criteria.length >= setLimits.criteria}
        onClick={() => onChange([...criteria, newCriterion()])}
      >
        <Plus size={15} aria-hidden="true" />
        {t('criteria.add')}
      </Button>
    </div>
  )
}
