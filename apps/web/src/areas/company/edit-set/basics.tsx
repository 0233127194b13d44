import {
  type CvRequest,
  cvRequests,
  type InterviewLanguage,
  interviewers,
  interviewLanguages,
  interviewModes,
  setLimits,
} from '@candor/contract'
import {
  getAttemptsPerPerson,
  getCvRequest,
  getNumberOfRetakes,
  hasSimilarPractice,
  needsAlternativeContact,
  removeLanguage,
} from '@candor/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Select } from '../../../shared/ui/select'
import { TextField } from '../../../shared/ui/text-field'
import { EditorSection } from '../set-editor/editor-section'
import type { EditSet } from './use-edit-set'

const toggled = <T,>(list: readonly T[], item: T, isOn: boolean): T[] =>
  isOn ? [...list, item] : list.filter((kept) => kept !== item)

const toMinutes = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

interface CheckGroupProps {
  label: string
  hint?: string | undefined
  error: string | undefined
  children: ReactNode
}

function CheckGroup({ label, hint, error, children }: CheckGroupProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-col gap-2">{children}</div>
      {hint && <p className="mt-2 text-sm text-ink-3">{hint}</p>}
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Other sets of the position, which get its new name too. */
function useOtherSetCount(positionId: string): number {
  const position = useQuery(query.company.position.get.queryOptions({ input: { id: positionId } })).data
  return (position?.setCount ?? 1) - 1
}

function Names({ edit }: { edit: EditSet }) {
  const t = useTranslations('company')
  const { form, problems } = edit
  const otherCount = useOtherSetCount(edit.base.positionId)
  const wrong = (path: 'name' | 'positionName') => (problems.has(path) ? t(`editor.problems.${path}`) : undefined)
  return (
    <>
      <TextField
        label={t('edit.position')}
        hint={otherCount > 0 ? t('edit.sharedPosition', { count: otherCount }) : undefined}
        maxLength={setLimits.nameCharacters}
        value={form.content.positionName}
        error={wrong('positionName')}
        onChange={(event) => edit.changeContent({ positionName: event.currentTarget.value })}
      />
      <TextField
        label={t('edit.name')}
        hint={t('edit.nameHint')}
        maxLength={setLimits.nameCharacters}
        value={form.name}
        error={wrong('name')}
        onChange={(event) => edit.rename(event.currentTarget.value)}
      />
    </>
  )
}

/** What the fields need of an edit: of a stored set, or of a draft. */
export type BasicsEdit = Pick<EditSet, 'form' | 'problems' | 'changeContent'>

function Course({ edit }: { edit: BasicsEdit }) {
  const t = useTranslations('company')
  const { content } = edit.form
  const hasWrongDuration = edit.problems.has('durationMinutes')
  return (
    <>
      <TextField
        label={t('edit.duration')}
        hint={t('edit.durationHint')}
        type="number"
        min={setLimits.durationMinutes.min}
        max={setLimits.durationMinutes.max}
        inputMode="numeric"
        value={content.durationMinutes === null ? '' : `${content.durationMinutes}`}
        error={hasWrongDuration ? t('editor.problems.durationMinutes') : undefined}
        onChange={(event) => edit.changeContent({ durationMinutes: toMinutes(event.currentTarget.value) })}
      />
      <Select
        label={t('edit.interviewer')}
        value={content.interviewer}
        options={interviewers.map((value) => ({ value, label: t(`interviewers.${value}`) }))}
        onChange={(interviewer) => edit.changeContent({ interviewer })}
      />
    </>
  )
}

function Choices({ edit }: { edit: BasicsEdit }) {
  const t = useTranslations('company')
  const { content } = edit.form
  const [first, ...rest] = content.languages
  const change = (code: InterviewLanguage, isOn: boolean) =>
    edit.changeContent(isOn ? { languages: [...content.languages, code] } : removeLanguage(content, code))
  return (
    <>
      <CheckGroup
        label={t('edit.languages')}
        hint={first && rest.length > 0 ? t('edit.languagesHint', { language: t(`languages.${first}`) }) : undefined}
        error={edit.problems.has('languages') ? t('editor.problems.languages') : undefined}
      >
        {interviewLanguages.map((code) => (
          <Checkbox
            key={code}
            label={t(`languages.${code}`)}
            checked={content.languages.includes(code)}
            onChange={(isOn) => change(code, isOn)}
          />
        ))}
      </CheckGroup>
      <CheckGroup
        label={t('edit.modes')}
        hint={t('edit.modesHint')}
        error={edit.problems.has('modes') ? t('editor.problems.modes') : undefined}
      >
        {interviewModes.map((mode) => (
          <Checkbox
            key={mode}
            label={t(`modes.${mode}`)}
            checked={content.modes.includes(mode)}
            onChange={(isOn) => edit.changeContent({ modes: toggled(content.modes, mode, isOn) })}
          />
        ))}
      </CheckGroup>
      {needsAlternativeContact(content) && (
        <TextField
          label={t('edit.alternativeContact')}
          hint={t('edit.alternativeContactHint')}
          maxLength={setLimits.alternativeContactCharacters}
          value={content.alternativeContact ?? ''}
          error={edit.problems.has('alternativeContact') ? t('editor.problems.alternativeContact') : undefined}
          onChange={(event) => edit.changeContent({ alternativeContact: event.currentTarget.value })}
        />
      )}
    </>
  )
}

const listCounts = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)
const attemptCounts = listCounts(setLimits.attemptsPerPerson)
const retakeCounts = listCounts(setLimits.numberOfRetakes)

function Attempts({ edit }: { edit: BasicsEdit }) {
  const t = useTranslations('company.edit')
  return (
    <Select
      label={t('attempts')}
      hint={t('attemptsHint')}
      value={`${getAttemptsPerPerson(edit.form.content)}`}
      options={attemptCounts.map((count) => ({ value: `${count}`, label: t('attemptsOption', { count }) }))}
      onChange={(count) => edit.changeContent({ attemptsPerPerson: Number(count) })}
    />
  )
}

function Retakes({ edit }: { edit: BasicsEdit }) {
  const t = useTranslations('company.edit')
  return (
    <Select
      label={t('retakes')}
      hint={t('retakesHint')}
      value={`${getNumberOfRetakes(edit.form.content)}`}
      options={retakeCounts.map((count) => ({ value: `${count}`, label: t('retakesOption', { count }) }))}
      onChange={(count) => edit.changeContent({ numberOfRetakes: Number(count) })}
    />
  )
}

const replyDays = [3, 5, 7, 10, 14, 21, 30] as const
const noReply = 'none'

function ReplyTime({ edit }: { edit: BasicsEdit }) {
  const t = useTranslations('company.edit')
  const chosen = edit.form.content.replyWithinDays ?? null
  const days = chosen === null || replyDays.some((day) => day === chosen) ? replyDays : [chosen, ...replyDays]
  return (
    <Select
      label={t('replyTime')}
      hint={t('replyTimeHint')}
      value={chosen === null ? noReply : `${chosen}`}
      options={[
        { value: noReply, label: t('replyTimeNone') },
        ...days.map((day) => ({ value: `${day}`, label: t('replyTimeOption', { count: day }) })),
      ]}
      onChange={(value) => edit.changeContent({ replyWithinDays: value === noReply ? null : Number(value) })}
    />
  )
}

function Cv({ edit }: { edit: BasicsEdit }) {
  const t = useTranslations('company')
  const change = (cvRequest: CvRequest) =>
    edit.changeContent({ requiresCv: cvRequest === 'required', asksForCv: cvRequest !== 'none' })
  return (
    <Select
      label={t('edit.cv')}
      hint={t('edit.cvHint')}
      value={getCvRequest(edit.form.content)}
      options={cvRequests.map((cvRequest) => ({ value: cvRequest, label: t(`cvRequests.${cvRequest}`) }))}
      onChange={change}
    />
  )
}

/** Length, interviewer, languages, ways to answer, attempts, retakes, time of the reply, CV, practice. */
export function BasicsFields({ edit }: { edit: BasicsEdit }) {
  const t = useTranslations('company.edit')
  return (
    <>
      <Course edit={edit} />
      <Choices edit={edit} />
      <Attempts edit={edit} />
      <Retakes edit={edit} />
      <ReplyTime edit={edit} />
      <Cv edit={edit} />
      <Checkbox
        label={t('similarPractice')}
        hint={t('similarPracticeHint')}
        checked={hasSimilarPractice(edit.form.content)}
        onChange={(isOffered) => edit.changeContent({ hasSimilarPractice: isOffered })}
      />
    </>
  )
}

/** Names and basic choices of a stored set. */
export function Basics({ edit }: { edit: EditSet }) {
  const t = useTranslations('company.edit')
  return (
    <EditorSection title={t('basics')}>
      <div className="grid grid-cols-2 items-start gap-x-5 gap-y-5 max-sm:grid-cols-1">
        <Names edit={edit} />
        <BasicsFields edit={edit} />
      </div>
    </EditorSection>
  )
}
