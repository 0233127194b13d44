import { type ChatSource, summarize, summarizeWithModel } from '@candor/assess'
import type { ScriptSummary, SubmissionAnswer } from '@candor/contract'
import { can } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { hasConsent } from '../../sessions'
import { type ChatModelPorts, createChatModel, withRules } from '../chat-model'
import { createChatSource } from '../chat-source'
import { presentAnswers } from '../present'
import { listAnswerFaults } from '../repo/fault-reports'
import { findVisibleSubmission, listAnswers, listSegments, mayWatch, type SubmissionRow } from '../repo/submissions'
import type { SummaryCache } from '../summary-cache'

export type TranscriptDeps = Pick<Deps, 'withActor' | 'clock' | 'log'> &
  ChatModelPorts & { readonly summaries: SummaryCache }

interface LoadedTranscript {
  readonly row: SubmissionRow
  readonly answers: SubmissionAnswer[]
  readonly isAiAllowed: boolean
}

const loadTranscript = (deps: TranscriptDeps, actor: MemberCaller, id: string): Promise<LoadedTranscript> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const row = await findVisibleSubmission(tx, id, scope)
    if (row === undefined) throw notFound()
    const segments = (await mayWatch(tx, row.id, scope)) ? await listSegments(tx, row.sessionId) : []
    const isWatchOnly = !can(actor.role, 'submission.review')
    const answers = await listAnswers(tx, row.sessionId)
    const faults = await listAnswerFaults(tx, row.sessionId)
    return {
      row,
      answers: presentAnswers(answers, { row, segments, faults, isWatchOnly }),
      isAiAllowed: await hasConsent(tx, { sessionId: row.sessionId, purpose: 'ai' }),
    }
  })

const summarizeByModel = async (
  deps: TranscriptDeps & { readonly languageModel: NonNullable<ChatModelPorts['languageModel']> },
  { id, organizationId, sessionId }: SubmissionRow,
  source: ChatSource,
): Promise<ScriptSummary> => {
  const known = deps.summaries.find(id, source)
  if (known !== null) return known
  const ask = createChatModel(deps.languageModel, { use: { organizationId, sessionId, purpose: 'summary' } })
  return withRules(deps, {
    make: async () => {
      const summary = await summarizeWithModel(source, ask)
      deps.summaries.save(id, source, summary)
      return summary
    },
    fallback: () => summarize(source),
  })
}

/** The transcript in order, with a summary: by a model where one is configured and the candidate agreed to AI. */
export const getTranscript = async (
  deps: TranscriptDeps,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ answers: SubmissionAnswer[]; summary: ScriptSummary }> => {
  const { row, answers, isAiAllowed } = await loadTranscript(deps, actor, input.id)
  const source = createChatSource(row, answers)
  const { languageModel } = deps
  const summary =
    languageModel === null || !isAiAllowed
      ? summarize(source)
      : await summarizeByModel({ ...deps, languageModel }, row, source)
  return { answers, summary }
}
