import { probeKinds } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { PROBE_LIMITS, type ProbeInput, type ProbeKind } from '../../../ports/interviewer'
import { decideProbe } from './decide-probe'
import { buildProbeText } from './probe-texts'

type Change = Omit<Partial<ProbeInput>, 'question' | 'answer'> & {
  readonly question?: Partial<ProbeInput['question']>
  readonly answer?: Partial<ProbeInput['answer']>
}

const QUESTION = {
  en: 'Tell me about a time you had to plan a project under time pressure.',
  vi: 'Hãy kể về một lần bạn phải lập kế hoạch dự án khi thời gian gấp.',
} as const

function buildInput({ question, answer, ...rest }: Change): ProbeInput {
  const language = rest.language ?? 'en'
  return {
    sessionId: 'session-1',
    turn: 3,
    language,
    probesOnThisQuestion: [],
    probesInInterview: 0,
    lastProbeKind: null,
    remainingMs: 300_000,
    ...rest,
    question: { text: QUESTION[language], kind: 'behavioural', expectedPoints: [], requirementTerms: [], ...question },
    answer: { text: '', speechMs: 40_000, modality: 'speech', ...answer },
  }
}
const decideKind = (change: Change): ProbeKind | null => decideProbe(buildInput(change))?.kind ?? null

const FULL =
  'Last year our project plan fell two weeks behind because a supplier was late. I first listed every task, then I moved the tests forward and asked two colleagues for help. In the end we delivered the project on the agreed date and the customer was happy with it.'
const FULL_VI =
  'Năm ngoái dự án của nhóm bị chậm hai tuần vì nhà cung cấp giao trễ. Tôi đã lập lại kế hoạch, chuyển phần kiểm thử lên trước và nhờ hai đồng nghiệp hỗ trợ. Kết quả là dự án hoàn thành đúng hạn và khách hàng hài lòng.'

describe('rules, in order', () => {
  it('asks nothing after a complete answer', () => {
    expect(decideKind({ answer: { text: FULL } })).toBeNull()
    expect(decideKind({ language: 'vi', answer: { text: FULL_VI } })).toBeNull()
  })
  it.each([
    ['1 silence', 'repeat', { answer: { text: '', speechMs: 0 } }],
    ['1 under five seconds of speech', 'repeat', { answer: { text: 'Well, hmm', speechMs: 4_999 } }],
    ['1 nothing typed', 'repeat', { answer: { text: '  ', speechMs: null, modality: 'text' } }],
    [
      '2 a wish to hear it again',
      'repeat',
      { answer: { text: 'Sorry, can you repeat the question please?', speechMs: 3_000 } },
    ],
    ['3 the wrong language', 'language', { answer: { text: FULL_VI } }],
    [
      '4 another topic',
      'redirect',
      {
        answer: {
          text: 'My favourite dish is noodle soup with fresh herbs and lime, very spicy, served hot on rainy evenings, beside the river, under old trees, with good friends and music everywhere.',
        },
      },
    ],
    ['5 few words', 'more', { answer: { text: 'I planned a project and it went well in the end.' } }],
    [
      '6 no own action',
      'action',
      {
        answer: {
          text: 'The project plan was late and the time pressure was huge for all people there, the supplier was slow, the customer was angry, and in the end it was finished on time somehow.',
        },
      },
    ],
    [
      '7 no result',
      'result',
      {
        answer: {
          text: 'The project was late because of a supplier so I listed every task, then I moved the tests forward and I asked two colleagues whether they could take over a part of the plan for me.',
        },
      },
    ],
    [
      '8 only "we"',
      'role',
      {
        question: { kind: 'situational' },
        answer: {
          text: 'We would plan the project first, then we talk to everybody in the team, then we split the tasks, and if time is short we drop what matters least so that the pressure goes away in the end.',
        },
      },
    ],
    [
      '9 a claim without an example',
      'example',
      {
        question: { kind: 'opinion', text: 'How do you plan a project?' },
        answer: {
          text: 'I am always very good at planning a project because planning is important to me and people say that every plan of mine is clear and simple, and usually everybody is happy with a plan like that.',
        },
      },
    ],
    [
      '10 terms named but not explained',
      'depth',
      {
        question: {
          kind: 'technical',
          text: 'Which tools did you use in the project?',
          requirementTerms: ['Kafka', 'Redis'],
        },
        answer: {
          text: 'There was a project last year with a lot of tools in it. It had Kafka, Redis, and many other things like that in the background of the whole large system and on several machines there.',
        },
      },
    ],
    [
      '11 a number without context',
      'measure',
      {
        question: { kind: 'technical', text: 'What did the project bring?' },
        answer: {
          text: 'The project improved sales by 40 percent which was great news for the people around it and the plan really worked because the team stayed calm and the customers liked the new pages a lot.',
        },
      },
    ],
    [
      '12 one option in a decision',
      'options',
      {
        question: { kind: 'situational', text: 'How would you decide which project gets the budget?' },
        answer: {
          text: 'First I would look at the budget, then I would give it to the project with the earliest date, because a project that is late costs the company trust and money, for instance the move to the new office.',
        },
      },
    ],
    [
      '13 "I don\'t know"',
      'unknown',
      {
        question: { kind: 'technical', text: 'What is a vector clock?' },
        answer: { text: "Honestly, I don't know.", speechMs: 6_000 },
      },
    ],
    [
      '14 a failure without a lesson',
      'learn',
      {
        question: { text: 'Tell me about a project that failed. What happened?' },
        answer: {
          text: 'Last year a project of ours failed because a supplier was late. I listed every task and I moved the tests forward, but in the end we missed the agreed date and the customer left us.',
        },
      },
    ],
  ] as const)('%s -> %s', (_, kind, change) => {
    expect(decideKind(change)).toBe(kind)
  })
  it.each([
    ['2', 'repeat', { text: 'Bạn nhắc lại câu hỏi giúp tôi được không?', speechMs: 3_000 }],
    ['3', 'language', { text: FULL }],
    ['5', 'more', { text: 'Tôi đã lập kế hoạch dự án và kết quả tốt.' }],
    [
      '6',
      'action',
      {
        text: 'Dự án bị chậm vì nhà cung cấp giao hàng trễ, khách hàng rất lo lắng về kế hoạch, thời gian thì gấp, mọi thứ rất căng thẳng nhưng cuối cùng dự án cũng hoàn thành đúng hạn.',
      },
    ],
    [
      '7',
      'result',
      {
        text: 'Dự án bị chậm vì nhà cung cấp nên tôi đã lập lại kế hoạch, chia nhỏ từng việc, rồi tôi đã nhờ hai đồng nghiệp nhận bớt một phần việc trong lúc chờ hàng về kho.',
      },
    ],
    ['13', 'unknown', { text: 'Cái này thì tôi không biết.', speechMs: 6_000 }],
  ] as const)('rule %s in Vietnamese -> %s', (_, kind, answer) => {
    expect(decideKind({ language: 'vi', answer })).toBe(kind)
  })
  it('asks about the first term that was not explained', () => {
    const answer = {
      text: 'There was a project last year with a lot of tools in it. It had Redis, Kafka, and many other things like that in the background of the whole large system and on several machines there.',
    }
    const probe = decideProbe(
      buildInput({
        question: {
          kind: 'technical',
          text: 'Which tools did you use in the project?',
          requirementTerms: ['Kafka', 'Redis'],
        },
        answer,
      }),
    )
    expect(probe).toMatchObject({
      kind: 'depth',
      term: 'Redis',
      text: 'You mentioned Redis. How did you use it, and why that way?',
    })
  })
  it('rephrases after a repetition when other wording was written, and otherwise continues', () => {
    const silent = {
      answer: { text: '', speechMs: 0 },
      probesOnThisQuestion: ['repeat'],
      lastProbeKind: 'repeat',
    } as const
    expect(decideProbe(buildInput({ ...silent, question: { rephrased: 'What was your plan?' } }))?.text).toContain(
      'What was your plan?',
    )
    expect(decideProbe(buildInput(silent))).toBeNull()
  })
  it('leaves a question after repeated silence instead of asking about nothing', () => {
    expect(decideProbe(buildInput({ answer: { text: '', speechMs: 0 }, lastProbeKind: 'repeat' }))).toBeNull()
  })
  it('repeats the question more slowly when asked a second time', () => {
    const asked = {
      answer: { text: 'Could you say that again?' },
      probesOnThisQuestion: ['repeat'],
      lastProbeKind: 'repeat',
    } as const
    expect(decideKind(asked)).toBe('slower')
  })
  it('treats "I don\'t know" in a full answer as an aside', () => {
    expect(decideKind({ answer: { text: `${FULL} I don't know whether that answers it.` } })).toBeNull()
  })
})

describe('budgets', () => {
  const short = { answer: { text: 'I planned it and it worked.' } }
  it('allows two probes for a question', () => {
    expect(decideKind({ ...short, probesOnThisQuestion: ['action'], probesInInterview: 1 })).toBe('more')
    expect(decideKind({ ...short, probesOnThisQuestion: ['action', 'result'], probesInInterview: 2 })).toBeNull()
  })
  it('allows four probes in an interview', () => {
    expect(decideKind({ ...short, probesInInterview: PROBE_LIMITS.perInterview - 1 })).toBe('more')
    expect(decideKind({ ...short, probesInInterview: PROBE_LIMITS.perInterview })).toBeNull()
  })
  it('asks nothing in the last sixty seconds', () => {
    expect(decideKind({ ...short, remainingMs: 60_001 })).toBe('more')
    expect(decideKind({ ...short, remainingMs: 60_000 })).toBeNull()
  })
  it('never uses the same kind twice in a row and tries the next rule instead', () => {
    const vague = 'Plans matter.'
    expect(decideKind({ answer: { text: vague }, lastProbeKind: 'more' })).toBe('action')
  })
  it('decides the same for every session, apart from the wording', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e'].map((sessionId) => decideProbe(buildInput({ ...short, sessionId })))
    expect(new Set(kinds.map((probe) => probe?.kind))).toEqual(new Set(['more']))
    expect(new Set(kinds.map((probe) => probe?.text)).size).toBe(2)
  })
})

describe('words', () => {
  it('chooses the same words for the same session and turn', () => {
    const input = buildInput({ answer: { text: 'Yes.' } })
    expect(decideProbe(input)).toEqual(decideProbe(input))
  })
  it.each(['en', 'vi'] as const)('fills every placeholder and asks one thing in %s', (language) => {
    for (const kind of probeKinds) {
      for (let turn = 0; turn < 12; turn += 1) {
        const text = buildProbeText({ kind, language, question: 'Why?', term: 'SQL', seed: `s|${turn}` })
        expect(text).not.toMatch(/[{}]/)
        expect(text.length).toBeGreaterThan(10)
      }
    }
  })
  it('never interprets a question as a template', () => {
    const text = buildProbeText({
      kind: 'repeat',
      language: 'en',
      question: 'What is {term} and $& in {question}?',
      term: 'X',
      seed: 's',
    })
    expect(text).toBe('Of course. The question was: What is {term} and $& in {question}?')
  })
})

describe('odd answers', () => {
  it.each(['\u0000', '😀'.repeat(500), 'a'.repeat(50_000), 'we '.repeat(20_000), '((((((', '\u202eabc', '$&{term}'])(
    'end in a probe or none, quickly (%#)',
    (text) => {
      const startedAt = performance.now()
      expect(() =>
        decideProbe(buildInput({ answer: { text }, question: { requirementTerms: ['(', 'C++'] } })),
      ).not.toThrow()
      expect(performance.now() - startedAt).toBeLessThan(1_000)
    },
  )
})
