import type { Assessment, SubmissionDetail } from '@candor/contract'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Player } from '../../../features/results/player/use-player'
import type { CvPlace, WordsPlace } from '../../../features/results/result-view'
import { Card } from '../../../shared/ui/card'
import { type Tab, Tabs } from '../../../shared/ui/tabs'
import { CandidateQuestions } from './candidate-questions'
import { ChatPanel } from './chat/chat-panel'
import { useChat } from './chat/use-chat'
import { CvPanel } from './cv-panel'
import { IntegrityTab } from './integrity-tab'
import type { TabId } from './review-tabs'
import { ScreeningPanel } from './screening-panel'
import { ScriptSummary } from './summary/script-summary'
import { transcriptRows } from './transcript/rows'
import { SearchBox } from './transcript/search-box'
import { TranscriptPanel } from './transcript/transcript-panel'
import { useSearch } from './transcript/use-search'

interface SubmittedCardProps {
  submission: SubmissionDetail
  assessment: Assessment | null
  player: Player
  canPlay: boolean
  /** The CV line that a quote links to. */
  cvPlace: CvPlace | null
  /** The words of an answer that a quote links to. */
  wordsPlace: WordsPlace | null
  tab: TabId
  onTab: (tab: TabId) => void
}

/** Tabs for transcript, screening answers, CV and integrity signals. */
export function SubmittedCard(props: SubmittedCardProps) {
  const { submission, assessment, player, canPlay, cvPlace, wordsPlace, tab, onTab } = props
  const { integrity, candidateQuestions } = submission
  const t = useTranslations('company.review.tabs')
  const words = useTranslations('assessment.integrity')
  const questionsText = useTranslations('company.candidateQuestions')
  const rows = useMemo(() => transcriptRows(submission.answers), [submission.answers])
  const search = useSearch(rows)
  const chat = useChat(submission.id)
  const chatText = useTranslations('chat')
  const tabs: Tab<TabId>[] = [
    {
      value: 'transcript',
      label: t('transcript'),
      panel: (
        <>
          <ScriptSummary submission={submission} />
          <TranscriptPanel {...{ submission, rows, player, canPlay, search }} place={wordsPlace} />
        </>
      ),
    },
    { value: 'screening', label: t('screening'), panel: <ScreeningPanel screening={submission.screening} /> },
    {
      value: 'cv',
      label: t('cv'),
      panel: <CvPanel submission={submission} assessment={assessment} place={cvPlace} />,
    },
  ]
  if (candidateQuestions.length > 0)
    tabs.push({
      value: 'questions',
      label: questionsText('tab', { count: candidateQuestions.length }),
      panel: <CandidateQuestions questions={candidateQuestions} />,
    })
  if (integrity)
    tabs.push({
      value: 'integrity',
      label: words('tab'),
      panel: <IntegrityTab integrity={integrity} player={player} />,
    })
  if (submission.can.review)
    tabs.push({ value: 'chat', label: chatText('tab'), panel: <ChatPanel submission={submission} chat={chat} /> })
  const shown = tabs.some(({ value }) => value === tab) ? tab : 'transcript'
  return (
    <Card padding="none" className="min-h-[260px] flex-1 overflow-clip">
      <Tabs<TabId>
        label={t('label')}
        value={shown}
        onChange={onTab}
        className="flex h-full flex-col"
        panelClassName="relative min-h-0 flex-1 overflow-y-auto data-hidden:hidden -outline-offset-2"
        end={shown === 'transcript' && <SearchBox search={search} />}
        tabs={tabs}
      />
    </Card>
  )
}
