import { type Interviewer, type InterviewLanguage, type SetContent, setAssessmentPreset } from '@candor/contract'

type Anchors = SetContent['questions'][number]['criteria'][number]['anchors']

interface DemoQuestion {
  readonly text: string
  readonly expectedPoints: readonly string[]
}

interface DemoTexts {
  readonly position: string
  readonly description: string
  readonly requirements: readonly [string, string, string]
  readonly questions: readonly [DemoQuestion, DemoQuestion, DemoQuestion]
  readonly anchors: Anchors
}

const texts: Readonly<Record<InterviewLanguage, DemoTexts>> = {
  en: {
    position: 'Customer support specialist',
    description: 'We look for someone who helps our customers by chat and email.',
    requirements: ['Solving customer problems', 'Clear writing and speaking', 'Learning new tools'],
    questions: [
      {
        text: 'Tell me about a customer problem that you solved. What did you do yourself?',
        expectedPoints: [
          'Sees it for themselves: asked for example / on the phone / screenshot / log / reproduced / shared screen',
          'Finds the cause: compared / browser / settings / blocked / version / error message',
          'Helps the others too: guide / forty customers / template / article / warned / complaints fell',
        ],
      },
      {
        text: 'How do you explain something technical to someone who is new to it?',
        expectedPoints: [
          'Begins with the person: wants to do / their goal / asked what / their words / their job',
          'Uses a picture: fingerprint / compared / drawing / sketch / everyday example / story',
          'Checks it was understood: explain it back / own words / where she stopped / repeat it / try it alone',
        ],
      },
      {
        text: 'Tell me about a tool you had to learn quickly. How did you go about it?',
        expectedPoints: [
          'Chooses what matters: ten things / list of / shortcuts / core features / daily tasks',
          'Practices: demo account / test account / manual / tutorial / colleague / sandbox',
          'Learns from slips: mistake / checklist / check the message / noted / wrote down',
        ],
      },
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
      {
        text: 'Hãy kể về một vấn đề của khách hàng mà bạn đã giải quyết. Cụ thể bạn đã làm gì?',
        expectedPoints: [
          'Tự mình xem: xin một ví dụ / cùng mở / qua điện thoại / ảnh chụp màn hình / nhật ký / làm lại thử',
          'Tìm nguyên nhân: so với / trình duyệt / cài đặt / bị chặn / phiên bản / báo lỗi',
          'Giúp cả người khác: hướng dẫn ngắn / gửi cho / mẫu trả lời / bài viết / báo trước / phàn nàn giảm',
        ],
      },
      {
        text: 'Bạn giải thích một điều kỹ thuật cho người mới như thế nào?',
        expectedPoints: [
          'Bắt đầu từ người nghe: việc người nghe muốn / mục đích / hỏi xem / từ của họ / vì sao cần',
          'Dùng hình ảnh: dấu vân tay / so sánh với / vẽ ra / ví dụ đời thường / kể chuyện',
          'Kiểm tra đã hiểu: giải thích lại / nói lại / chỗ nào bạn ấy dừng / đặt câu hỏi / cho làm thử',
        ],
      },
      {
        text: 'Hãy kể về một công cụ bạn phải học trong thời gian ngắn. Bạn đã học như thế nào?',
        expectedPoints: [
          'Chọn điều cần nhất: mười việc / danh sách / làm nhiều nhất / tuần đầu / việc hằng ngày',
          'Thực hành: làm thử / tài khoản thử / tài liệu / xem video / đồng nghiệp',
          'Rút kinh nghiệm: mắc một lỗi / danh sách chung / kiểm tra tin nhắn / ghi lại / lần sau',
        ],
      },
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
    questions: questions.map(({ text, expectedPoints }, index) => ({
      id: newId(),
      text,
      kind: 'behavioural',
      requirementId: requirements[index]?.id ?? null,
      expectedPoints: [...expectedPoints],
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
