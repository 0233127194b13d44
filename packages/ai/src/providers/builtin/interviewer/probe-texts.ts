import type { InterviewLanguage, ProbeKind } from '../../../ports/interviewer'
import { pickSeeded } from '../set-author/text/seeded'

type Variants = readonly [string, ...string[]]

/** `{question}` and `{term}` are filled once; words of the question or the answer are never read as a template. */
const TEMPLATES: Readonly<Record<InterviewLanguage, Readonly<Record<ProbeKind, Variants>>>> = {
  en: {
    repeat: ['Of course. The question was: {question}'],
    slower: ['Sure, once more and a little slower: {question}'],
    rephrase: ['Let me put it another way: {question}'],
    language: ['Sorry, could you please answer in English? The question was: {question}'],
    redirect: ['Thanks. Coming back to the question: {question}'],
    more: ['Thank you. Could you tell me a little more about that?', 'Thanks. Could you go into a bit more detail?'],
    action: ['What did you personally do in that situation?', 'Which steps did you take yourself?'],
    result: [
      'How did it turn out in the end, and how did you know?',
      'What was the result, and how did you measure it?',
    ],
    role: ['Which part was your own responsibility?', 'What was your role?'],
    example: ['Could you give me one concrete example?', 'Could you describe one specific case?'],
    depth: ['You mentioned {term}. How did you use it, and why that way?'],
    measure: ['What was that number before, and over what period?'],
    options: ['What other options did you consider, and why not those?'],
    unknown: ['That’s fine. How would you find out?'],
    learn: ['Looking back, what would you do differently?'],
  },
  vi: {
    repeat: ['Vâng, câu hỏi là: {question}'],
    slower: ['Vâng, tôi xin nhắc lại chậm hơn: {question}'],
    rephrase: ['Tôi xin hỏi theo cách khác: {question}'],
    language: ['Xin lỗi, bạn vui lòng trả lời bằng tiếng Việt nhé. Câu hỏi là: {question}'],
    redirect: ['Cảm ơn bạn. Quay lại câu hỏi: {question}'],
    more: [
      'Cảm ơn bạn. Bạn có thể nói rõ hơn một chút không?',
      'Cảm ơn bạn. Bạn kể chi tiết thêm một chút được không?',
    ],
    action: ['Trong tình huống đó, cụ thể bạn đã làm gì?', 'Chính bạn đã làm những bước nào?'],
    result: ['Kết quả cuối cùng ra sao và làm sao bạn biết?', 'Kết quả là gì và bạn đã đo lường bằng cách nào?'],
    role: ['Phần nào do chính bạn phụ trách?', 'Vai trò của bạn là gì?'],
    example: ['Bạn có thể cho một ví dụ cụ thể không?', 'Bạn có thể kể một trường hợp cụ thể không?'],
    depth: ['Bạn có nhắc đến {term}. Bạn đã dùng nó như thế nào và vì sao?'],
    measure: ['Trước đó con số này là bao nhiêu, trong khoảng thời gian nào?'],
    options: ['Bạn đã cân nhắc những phương án nào khác, vì sao không chọn?'],
    unknown: ['Không sao. Bạn sẽ làm thế nào để tìm hiểu?'],
    learn: ['Nhìn lại, bạn sẽ làm khác điều gì?'],
  },
}

export interface ProbeTextInput {
  readonly kind: ProbeKind
  readonly language: InterviewLanguage
  readonly question: string
  readonly term: string
  /** Chooses the variant: the same seed gives the same words. */
  readonly seed: string
}

/** The words of a probe. */
export function buildProbeText(input: ProbeTextInput): string {
  const template = pickSeeded(TEMPLATES[input.language][input.kind], input.seed)
  return template.replace(/\{(question|term)\}/g, (_, slot: string) => (slot === 'term' ? input.term : input.question))
}
