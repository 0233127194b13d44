import type { Assessment, SubmissionDetail } from '@candor/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Player } from '../../../features/results/player/use-player'
import type { CvPlace, WordsPlace } from '../../../features/results/result-view'
import { Card } from '../../../shared/ui/card'
import { type Tab, Tabs } from '../../../shared/ui/tabs'
import { AssessmentPanel } from './assessment/assessment-panel'
import { CandidateQuestions } from './candidate-questions'
import { ChatPanel } from './chat/chat-panel'
import { useChat } from './chat/use-chat'
import { CvPanel } from './cv-panel'
import { IntegrityTab } from './integrity-tab'
import { ByQuestion } from './questions/by-question'
import type { QuestionGroup } from './questions/group-questions'
import type { ActiveQuestion } from './questions/use-active-question'
import type { ReviewState } from './review/use-review'
import type { TabId } from './review-tabs'
import { ScreeningPanel } from './screening-panel'
import { ScriptSummary } from './summary/script-summary'
import { type ShownWords, WordsToggle, withShownWords } from './transcript/heard-words'
import { transcriptRows } from './transcript/rows'
import { SearchBox } from './transcript/search-box'
import { TranscriptPanel } from './transcript/transcript-panel'
import { useSearch } from './transcript/use-search'

interface SubmittedCardProps {
  submission: SubmissionDetail
  /** The shown version. */
  assessment: Assessment | null
  player: Player
  canPlay: boolean
  groups: readonly QuestionGroup[]
  /** Null: the member only reads. */
  state: ReviewState | null
  active: ActiveQuestion
  /** The CV line that a quote links to. */
  cvPlace: CvPlace | null
  /** The words of an answer that a quote links to. */
  wordsPlace: WordsPlace | null
  /** Engine, time and versions. */
  footer: ReactNode
  tab: TabId
  onTab: (tab: TabId) => void
}

/** Parts of the submission that are there only sometimes. */
function useOptionalTabs({ submission, player }: SubmittedCardProps): Tab<TabId>[] {
  const { integrity, candidateQuestions } = submission
  const words = useTranslations('assessment.integrity')
  const questionsText = useTranslations('company.candidateQuestions')
  const asked: Tab<TabId> = {
    value: 'questions',
    label: questionsText('tab', { count: candidateQuestions.length }),
    panel: (
      <Card padding="none">
        <CandidateQuestions questions={candidateQuestions} />
      </Card>
    ),
  }
  const signals: Tab<TabId>[] = integrity
    ? [
        {
          value: 'integrity',
          label: words('tab'),
          panel: (
            <Card padding="none">
              <IntegrityTab integrity={integrity} player={player} />
            </Card>
          ),
        },
      ]
    : []
  return [...(candidateQuestions.length > 0 ? [asked] : []), ...signals]
}

/** Tabs for the answers by question, the dimensions, transcript, screening answers, CV and integrity signals. */
export function SubmittedCard(props: SubmittedCardProps) {
  const { submission, assessment, player, canPlay, groups, state, active, tab, onTab } = props
  const t = useTranslations('company.review.tabs')
  const review = useTranslations('submissionReview.tabs')
  const [shownWords, setShownWords] = useState<ShownWords>('corrected')
  const rows = useMemo(
    () => transcriptRows(withShownWords(submission.answers, shownWords)),
    [submission.answers, shownWords],
  )
  const search = useSearch(rows)
  const chat = useChat(submission.id)
  const chatText = useTranslations('chat')
  const tabs: Tab<TabId>[] = [
    {
      value: 'answers',
      label: review('answers'),
      panel: <ByQuestion {...{ submission, groups, state, active }} />,
    },
    {
      value: 'dimensions',
      label: review('dimensions'),
      panel: (
        <AssessmentPanel
          submission={submission}
          assessment={assessment}
          onCv={() => onTab('cv')}
          footer={props.footer}
        />
      ),
    },
    {
      value: 'transcript',
      label: t('transcript'),
      panel: (
        <Card padding="none">
          <ScriptSummary submission={submission} />
          <WordsToggle answers={submission.answers} shown={shownWords} onChange={setShownWords} />
          <TranscriptPanel {...{ submission, rows, player, canPlay, search }} place={props.wordsPlace} />
        </Card>
      ),
    },
    {
      value: 'screening',
      label: t('screening'),
      panel: (
        <Card padding="none">
          <ScreeningPanel screening={submission.screening} />
        </Card>
      ),
    },
    {
      value: 'cv',
      label: t('cv'),
      panel: (
        <Card padding="none">
          <CvPanel submission={submission} assessment={assessment} place={props.cvPlace} />
        </Card>
      ),
    },
    ...useOptionalTabs(props),
  ]
  if (submission.can.review)
    tabs.push({
      value: 'chat',
      label: chatText('tab'),
      panel: (
        <Card padding="none">
          <ChatPanel submission={submission} chat={chat} />
        </Card>
      ),
    })
  const shown = tabs.some(({ value }) => value === tab) ? tab : 'answers'
  return (
    <Tabs<TabId>
      label={t('label')}
      value={shown}
      onChange={onTab}
      panelClassName="relative pt-4 data-hidden:hidden -outline-offset-2"
      end={shown === 'transcript' && <SearchBox search={search} />}
      tabs={tabs}
    />
  )
}
