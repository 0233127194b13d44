import type { InterviewMode } from '@candor/contract'
import { acknowledgementVariants, type SayContent } from '@candor/domain'
import type { Deps } from '../../../deps'
import * as sessions from '../../sessions'
import { type Host, renderUtterance } from '../../sessions'
import { predict } from '../predict'
import type { InterviewVoice } from './index'

export interface VoicePreparation {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'log'>
  readonly voice: Pick<InterviewVoice, 'prepareSession'>
}

const spokenModes: ReadonlySet<InterviewMode> = new Set(['chat', 'live'])

const acknowledgement = (variant: number): SayContent => ({
  kind: 'template',
  key: 'acknowledgement',
  params: { variant },
})
const outro: SayContent = { kind: 'template', key: 'outro', params: {} }

/** Everything that is sure or likely to be said, in the order in which it is: only follow-ups are not known before. */
const listInterviewTexts = (row: sessions.SessionRow, host: Host | null, nowMs: number): readonly string[] => {
  const { state } = row
  const begun = predict({ state, host, mayTranscribe: true }, [{ type: 'begun', mode: state.mode, nowMs }])
  const acknowledgements = Array.from({ length: acknowledgementVariants }, (_, variant) => acknowledgement(variant))
  return [
    ...begun.says.map(({ text }) => text),
    ...state.plan.map(({ text }) => text),
    ...[...acknowledgements, outro].map((content) => renderUtterance(content, state.language, host)),
  ]
}

/** The same for a session that has just started; one that is gone by then needs no voice. */
export async function prepareSessionVoice(context: VoicePreparation, sessionId: string): Promise<void> {
  const row = await context.deps.withActor({ kind: 'worker' }, (tx) => sessions.readSession(tx, sessionId))
  if (row !== null) await prepareVoice(context, row)
}

/**
 * Makes the sound of an interview that was started, while its candidate still tries camera and microphone. Nothing waits for
 * it: what is not there in time is made when it is said.
 */
export const prepareVoice = async ({ deps, voice }: VoicePreparation, row: sessions.SessionRow): Promise<void> => {
  const { organizationId, dataSubjectId, state } = row
  if (!spokenModes.has(state.mode)) return
  try {
    const { host, content } = await deps.withActor(
      { kind: 'candidate', organizationId, dataSubjectId },
      async (tx) => ({
        host: row.isPractice ? null : await sessions.readHost(tx, row),
        content: await sessions.readVersionContent(tx, row.setVersionId),
      }),
    )
    const own = content === null ? {} : { voice: content.interviewer }
    const account = { organizationId, sessionId: row.id }
    const texts = listInterviewTexts(row, host, deps.clock.nowMs())
    await voice.prepareSession(texts.map((text) => ({ text, language: state.language, account, ...own })))
  } catch (error) {
    deps.log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'the voice was not prepared')
  }
}
