import { type Interviewer, type InterviewLanguage, type SetContent, setAssessmentPreset } from '@candor/contract'

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

/** A whole set for people who look at the product first, in one language. */
export const createDemoContent = (language: InterviewLanguage, newId: () => string): SetContent => {
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
    assessment: setAssessmentPreset,
  }
}
