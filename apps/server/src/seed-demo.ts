import type { SetContent, SetDetail } from '@candor/contract'
import type { Deps } from './deps'
import type { MemberCaller } from './http/caller'

export interface DemoParts {
  /** The demo organization's id, and whether it was made just now. */
  readonly ensureOrganization: (name: string) => Promise<{ organizationId: string; isNew: boolean }>
  readonly createSet: (
    actor: MemberCaller,
    input: { name: string; content: SetContent; producedBy: string | null; isActive: boolean },
  ) => Promise<SetDetail>
}

const anchors: SetContent['questions'][number]['criteria'][number]['anchors'] = [
  'Names no own experience',
  'Speaks in general terms',
  'Tells one own case with its main steps',
  'Tells what they did, why, and how it ended',
  'Also says how they knew it worked and what they changed since',
]

const demoContent = (newId: () => string): SetContent => {
  const requirements: SetContent['requirements'] = [
    { id: newId(), name: 'Solving customer problems', kind: 'skill', weight: 5, isMustHave: true },
    { id: newId(), name: 'Clear writing and speaking', kind: 'quality', weight: 4, isMustHave: true },
    { id: newId(), name: 'Learning new tools', kind: 'quality', weight: 3, isMustHave: false },
  ]
  const texts = [
    'Tell me about a customer problem that you solved. What did you do yourself?',
    'How do you explain something technical to someone who is new to it?',
    'Tell me about a tool you had to learn quickly. How did you go about it?',
  ]
  return {
    positionName: 'Customer support specialist',
    jobDescription: 'We look for someone who helps our customers by chat and e-mail, in English and Vietnamese.',
    requirements,
    questions: texts.map((text, index) => ({
      id: newId(),
      text,
      kind: 'behavioural',
      requirementId: requirements[index]?.id ?? null,
      expectedPoints: [],
      criteria: [{ name: requirements[index]?.name ?? text, anchors, dimension: null }],
      minCharacters: null,
    })),
    screeningQuestions: [],
    languages: ['en', 'vi'],
    interviewer: 'linh',
    durationMinutes: 15,
    lanes: ['chat', 'text', 'no-voice'],
    requiresCv: false,
  }
}

/** One demo organization without any user or credential; never in production, and only where there is none yet. */
export const seedDemo = async (
  deps: Pick<Deps, 'env' | 'newId' | 'log' | 'publicUrl'>,
  parts: DemoParts,
): Promise<void> => {
  if (deps.env.isProduction || deps.env.SEED_DEMO === 'off') return
  const { organizationId, isNew } = await parts.ensureOrganization('Lotus Ventures (demo)')
  if (!isNew) return
  const actor: MemberCaller = { kind: 'member', userId: organizationId, organizationId, role: 'owner' }
  const set = await parts.createSet(actor, {
    name: 'Customer support specialist',
    content: demoContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  deps.log.info(`Demo interview: ${set.url}`)
}
