import type { InterviewLanguage, Question } from '@candor/contract'
import { FlaskConical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Skeleton } from '../../../shared/ui/skeleton'
import { EditorSection } from './editor-section'

const TrialResults = lazy(() => import('./trial-results').then((file) => ({ default: file.TrialResults })))

interface QuestionTrialsProps {
  questions: readonly Question[]
  /** Of the set; the questions' own texts are in the first. */
  languages: readonly InterviewLanguage[]
}

/** What composed answers cover of the questions' points. Computed here; the texts are loaded only when they are wanted. */
export function QuestionTrials({ questions, languages }: QuestionTrialsProps) {
  const t = useTranslations('company.editor.questionTrial')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <EditorSection title={t('title')} lead={t('lead')}>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-xl" />}>
          <TrialResults questions={questions} languages={languages} />
        </Suspense>
      ) : (
        <div>
          <Button variant="secondary" data-testid="try-questions" onClick={() => setIsOpen(true)}>
            <FlaskConical size={15} aria-hidden="true" />
            {t('start')}
          </Button>
        </div>
      )}
    </EditorSection>
  )
}
