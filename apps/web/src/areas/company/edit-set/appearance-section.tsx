import { getAccent } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'
import { EditorSection } from '../set-editor/editor-section'
import { findAccentProblem, isColor, suggestAccent } from './accent-problem'
import type { EditSet } from './use-edit-set'

/** Where the picker begins while there is no color: the product's own. */
const productColor = '#3a50ca'

/** A button in both themes, as candidates see it. */
function Preview({ color }: { color: string }) {
  const t = useTranslations('company.edit')
  const { light, dark } = getAccent(color)
  const shown = [
    { ground: '#ffffff', button: light, label: t('accentInLight') },
    { ground: '#14161f', button: dark, label: t('accentInDark') },
  ]
  return (
    <div className="flex flex-wrap gap-3">
      {shown.map(({ ground, button, label }) => (
        <span
          key={ground}
          className="rounded-xl border border-line px-5 py-4 forced-color-adjust-none"
          style={{ backgroundColor: ground }}
        >
          <span
            className="block rounded-lg px-4 py-2 text-sm font-medium text-white"
            style={{ backgroundColor: button }}
          >
            {label}
          </span>
        </span>
      ))}
    </div>
  )
}

function Suggestion({ color, onUse }: { color: string; onUse: () => void }) {
  const t = useTranslations('company.edit')
  return (
    <Button variant="secondary" size="sm" className="self-start" onClick={onUse}>
      <span aria-hidden="true" className="size-4 rounded-sm" style={{ backgroundColor: color }} />
      {t('accentSuggestion', { color })}
    </Button>
  )
}

/** The color of the buttons on the candidates' pages. */
export function AppearanceSection({ edit }: { edit: EditSet }) {
  const t = useTranslations('company.edit')
  const wrong = useTranslations('company.editor.problems')
  const { accentColor } = edit.settings
  const problem = findAccentProblem(accentColor)
  const suggestion = suggestAccent(accentColor)
  // While a color is being typed it's not wrong yet.
  const shownProblem = problem === 'accentTooLight' || edit.problems.has('accentColor') ? problem : null
  const change = (color: string) => edit.changeSettings({ accentColor: color.trim() === '' ? null : color.trim() })
  return (
    <EditorSection title={t('appearance')} lead={t('appearanceLead')}>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('accent')}
          name="accent-color"
          isOptional
          className="w-72 max-w-full"
          maxLength={7}
          placeholder={productColor}
          spellCheck={false}
          autoComplete="off"
          value={accentColor ?? ''}
          error={shownProblem ? wrong(shownProblem) : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <input
          type="color"
          aria-label={t('accentPicker')}
          className="control mt-7 h-10 w-14 cursor-pointer p-1 touch:h-11"
          value={accentColor !== null && isColor(accentColor) ? accentColor.toLowerCase() : productColor}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {accentColor !== null && (
          <Button variant="ghost" className="mt-7" onClick={() => change('')}>
            {t('accentRemove')}
          </Button>
        )}
      </div>
      {suggestion !== null && <Suggestion color={suggestion} onUse={() => change(suggestion)} />}
      {accentColor !== null && problem === null && <Preview color={accentColor.toLowerCase()} />}
    </EditorSection>
  )
}
