import { interviewLanguages, probeKinds } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { buildProbeText } from './probe-texts'

/** The agreed wording, word for word. A kind may have further variants. */
const agreed = {
  en: {
    repeat: 'Of course. The question was: {question}',
    more: 'Thank you. Could you tell me a little more about that?',
    redirect: 'Thanks. Coming back to the question: {question}',
    action: 'What did you personally do in that situation?',
    result: 'How did it turn out in the end, and how did you know?',
    role: 'Which part was your own responsibility?',
    example: 'Could you give me one concrete example?',
    depth: 'You mentioned {term}. How did you use it, and why that way?',
    measure: 'What was that number before, and over what period?',
    options: 'What other options did you consider, and why not those?',
    unknown: 'That’s fine. How would you find out?',
    learn: 'Looking back, what would you do differently?',
  },
  vi: {
    repeat: 'Vâng, câu hỏi là: {question}',
    more: 'Cảm ơn bạn. Bạn có thể nói rõ hơn một chút không?',
    redirect: 'Cảm ơn bạn. Quay lại câu hỏi: {question}',
    action: 'Trong tình huống đó, cụ thể bạn đã làm gì?',
    result: 'Kết quả cuối cùng ra sao và làm sao bạn biết?',
    role: 'Phần nào do chính bạn phụ trách?',
    example: 'Bạn có thể cho một ví dụ cụ thể không?',
    depth: 'Bạn có nhắc đến {term}. Bạn đã dùng nó như thế nào và vì sao?',
    measure: 'Trước đó con số này là bao nhiêu, trong khoảng thời gian nào?',
    options: 'Bạn đã cân nhắc những phương án nào khác, vì sao không chọn?',
    unknown: 'Không sao. Bạn sẽ làm thế nào để tìm hiểu?',
    learn: 'Nhìn lại, bạn sẽ làm khác điều gì?',
  },
} as const

const listVariants = (kind: (typeof probeKinds)[number], language: (typeof interviewLanguages)[number]) =>
  new Set(
    Array.from({ length: 40 }, (_, turn) =>
      buildProbeText({ kind, language, question: '{question}', term: '{term}', seed: `session|${turn}` }),
    ),
  )

describe.each(interviewLanguages)('in %s', (language) => {
  it('asks every kind in the agreed words', () => {
    for (const kind of probeKinds) {
      const variants = listVariants(kind, language)
      expect(variants.size).toBeGreaterThan(0)
      if (kind in agreed[language])
        expect(variants).toContain(Object.entries(agreed[language]).find(([agreedKind]) => agreedKind === kind)?.[1])
    }
  })
  it('never praises, judges or combines two kinds of questions in one probe', () => {
    for (const kind of probeKinds) {
      for (const text of listVariants(kind, language)) {
        expect(text).not.toMatch(/great|excellent|perfect|wrong|correct|score|tuyệt|xuất sắc|chính xác|sai|điểm/i)
        expect(text.match(/[?]/g)?.length ?? 0).toBeLessThanOrEqual(1)
      }
    }
  })
})
