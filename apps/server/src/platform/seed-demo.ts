import {
  type Interviewer,
  type InterviewLanguage,
  interviewLanguages,
  type SetContent,
  type SetDetail,
  setAssessmentPreset,
} from '@candor/contract'
import type { Deps } from '../deps'
import type { MemberCaller } from '../http/caller'

export interface DemoParts {
  /** The demo organization's id, and whether it was made just now. */
  readonly ensureOrganization: (name: string) => Promise<{ organizationId: string; isNew: boolean }>
  readonly createSet: (
    actor: MemberCaller,
    input: { name: string; content: SetContent; producedBy: string | null; isActive: boolean },
  ) => Promise<SetDetail>
}

type Anchors = SetContent['questions'][number]['criteria'][number]['anchors']

interface DemoTexts {
  readonly position: string
  readonly description: string
  readonly requirements: readonly [string, string, string]
  readonly questions: readonly [string, string, string]
  readonly anchors: Anchors
}

const texts: Readonly<Record<InterviewLanguage, DemoTexts>> = {
  en: {
    position: 'Customer support specialist',
    description: 'We look for someone who helps our customers by chat and email.',
    requirements: ['Solving customer problems', 'Clear writing and speaking', 'Learning new tools'],
    questions: [
      'Tell me about a customer problem that you solved. What did you do yourself?',
      'How do you explain something technical to someone who is new to it?',
      'Tell me about a tool you had to learn quickly. How did you go about it?',
    ],
    anchors: [
      'Names no own experience',
      'Speaks in general terms',
      'Tells one own case with its main steps',
      'Tells what they did, why, and how it ended',
      'Also says how they knew it worked and what they changed since',
    ],
  },
  vi: {
    position: 'Chuyên viên chăm sóc khách hàng',
    description: 'Chúng tôi tìm người hỗ trợ khách hàng qua trò chuyện và thư điện tử.',
    requirements: ['Giải quyết vấn đề của khách hàng', 'Nói và viết rõ ràng', 'Học công cụ mới'],
    questions: [
      'Hãy kể về một vấn đề của khách hàng mà bạn đã giải quyết. Cụ thể bạn đã làm gì?',
      'Bạn giải thích một điều kỹ thuật cho người mới như thế nào?',
      'Hãy kể về một công cụ bạn phải học trong thời gian ngắn. Bạn đã học như thế nào?',
    ],
    anchors: [
      'Không nêu được kinh nghiệm của bản thân',
      'Chỉ nói chung chung',
      'Kể một trường hợp của mình với các bước chính',
      'Kể rõ đã làm gì, vì sao và kết quả ra sao',
      'Còn nói rõ vì sao biết là hiệu quả và đã thay đổi gì từ đó',
    ],
  },
}

const demoInterviewers: Readonly<Record<InterviewLanguage, Interviewer>> = { en: 'linh', vi: 'minh' }

const demoContent = (language: InterviewLanguage, newId: () => string): SetContent => {
  const { position, description, requirements: names, questions, anchors } = texts[language]
  const requirements = names.map((name, index) => ({
    id: newId(),
    name,
    kind: 'skill' as const,
    weight: 5 - index,
    isMustHave: index < 2,
  }))
  return {
    positionName: position,
    jobDescription: description,
    requirements,
    questions: questions.map((text, index) => ({
      id: newId(),
      text,
      kind: 'behavioural',
      requirementId: requirements[index]?.id ?? null,
      expectedPoints: [],
      criteria: [{ name: names[index] ?? text, anchors, dimension: null }],
      minCharacters: null,
    })),
    screeningQuestions: [],
    languages: [language],
    interviewer: demoInterviewers[language],
    durationMinutes: 15,
    modes: ['chat', 'live', 'text', 'no-voice'],
    requiresCv: false,
    // Shows a person who tries the demo what a result looks like.
    assessment: { ...setAssessmentPreset, candidateResult: 'free' },
  }
}

/** One demo organization without any user or credential, with a set in each language; never in production, made once. */
export const seedDemo = async (
  deps: Pick<Deps, 'env' | 'newId' | 'log' | 'publicUrl'>,
  parts: DemoParts,
): Promise<void> => {
  if (deps.env.isProduction || deps.env.SEED_DEMO === 'off') return
  const { organizationId, isNew } = await parts.ensureOrganization('Lotus Ventures (demo)')
  if (!isNew) return
  const actor: MemberCaller = { kind: 'member', userId: organizationId, organizationId, role: 'owner' }
  for (const language of interviewLanguages) {
    const content = demoContent(language, deps.newId)
    const set = await parts.createSet(actor, { name: content.positionName, content, producedBy: null, isActive: true })
    deps.log.info(`Demo interview (${language}): ${set.url}`)
  }
}
