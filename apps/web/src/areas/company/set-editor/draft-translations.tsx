import type { InterviewLanguage, Question } from '@candor/contract'
import { listMissingTranslations } from '@candor/domain'
import { useMutation } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'
import { type Drafted, fillDrafts } from './translation-drafts'

interface DraftTranslationsProps {
  questions: readonly Question[]
  from: InterviewLanguage
  to: InterviewLanguage
  onDraft: (drafted: Drafted) => void
}

const countMissing = (questions: readonly Question[], from: InterviewLanguage, to: InterviewLanguage): number =>
  listMissingTranslations({ languages: [from, to], questions: [...questions], screeningQuestions: [] }).length

/** Fills empty translations with those that the author drafts. The others remain to type. */
export function DraftTranslations({ questions, from, to, onDraft }: DraftTranslationsProps) {
  const t = useTranslations('company.editor.translations')
  const names = useTranslations('company.languages')
  const errorText = useErrorText()
  const language = names(to)
  const draft = useMutation({
    mutationFn: async () => {
      const asked = questions.filter(({ text }) => text.trim() !== '')
      const { translations } = await api.interview.generate.translateQuestions({
        questions: asked.map(({ text, expectedPoints }) => ({ text, expectedPoints })),
        from,
        to,
      })
      return asked.map(({ id, text, expectedPoints }, index) => ({
        id,
        text,
        expectedPoints,
        translation: translations[index] ?? null,
      }))
    },
    onSuccess: (drafts) => onDraft(fillDrafts(questions, to, drafts)),
  })
  const missing = countMissing(questions, from, to)
  if (missing === 0 && !draft.isSuccess) return null
  return (
    <div className="flex flex-col gap-2 rounded-xl bg-sunken px-4 py-3">
      <p className="text-sm text-ink-2">{t('draftHint', { language })}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          data-testid="draft-translations"
          isBusy={draft.isPending}
          disabled={missing === 0}
          onClick={() => draft.mutate()}
        >
          <Languages size={15} aria-hidden="true" />
          {t('draft')}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {draft.isSuccess && t('remaining', { count: missing, language })}
        </p>
      </div>
      {draft.isError && (
        <p role="alert" className="text-sm font-medium text-bad">
          {errorText(draft.error)}
        </p>
      )}
    </div>
  )
}
