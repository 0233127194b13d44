import { setLimits } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { TextField } from '../../../shared/ui/text-field'
import { DraftLanguage } from '../set-draft/draft-language'
import { hasRows } from '../set-draft/set-draft'
import { changeDraft, useSetDraft } from '../set-draft/set-draft-store'
import { SourceText } from '../set-draft/source-text'
import { focusFirstProblem } from '../set-editor/focus-first-problem'
import { NewSetFrame } from './new-set-frame'
import { findGap, stepPaths } from './steps'

function TitleField({ error }: { error: string | undefined }) {
  const t = useTranslations('newSet.source')
  const title = useSetDraft((draft) => draft.positionName)
  return (
    <TextField
      label={t('jobTitle')}
      hint={t('jobTitleHint')}
      maxLength={setLimits.nameCharacters}
      value={title}
      error={error}
      onChange={(event) => changeDraft({ positionName: event.currentTarget.value })}
    />
  )
}

/** The source: a description, a file, or the title of the job. */
export function JobDescriptionView() {
  const t = useTranslations('newSet.source')
  const source = useTranslations('company.generate.source')
  const common = useTranslations('common.actions')
  const navigate = useNavigate()
  const draft = useSetDraft()
  const [isChecked, setIsChecked] = useState(false)
  const isTitle = draft.selectedOption === 'title'
  const isMissing = findGap('skillset-requirements', draft) !== null
  const submit = () => {
    setIsChecked(isMissing)
    if (isMissing) focusFirstProblem()
    else void navigate({ to: stepPaths['skillset-requirements'], search: hasRows(draft) ? {} : { generate: true } })
  }
  const error = isChecked && isMissing
  return (
    <NewSetFrame
      step="job-description"
      action={
        <Button size="lg" data-testid="next-step" onClick={submit}>
          {hasRows(draft) ? common('continue') : t('find')}
        </Button>
      }
    >
      <Card padding="lg">
        <h2 className="text-xl font-semibold">{source('title')}</h2>
        <p className="mt-1 text-base text-ink-2">{isTitle ? t('titleLead') : source('lead')}</p>
        <div className="mt-6 flex flex-col gap-6">
          {isTitle ? (
            <TitleField error={error ? t('titleRequired') : undefined} />
          ) : (
            <SourceText error={error ? source('textRequired') : undefined} onTouch={() => setIsChecked(false)} />
          )}
          <DraftLanguage />
          <p className="text-sm text-ink-3">{t('stored')}</p>
        </div>
      </Card>
    </NewSetFrame>
  )
}
