import type { Anchors } from '../../../../ports/set-author'
import type { Bilingual } from '../bank/bank-types'

/** For questions about what the candidate did. */
export const PAST_SCALE: Bilingual<Anchors> = {
  en: [
    'Names no case, or tells only what others did',
    'Names a case in general words; what they did is unclear',
    'Tells one case with own steps; little on reasons or result',
    'Explains the difficulty, own decisions and the result of a real case',
    'Also weighs alternatives, and says what went wrong and what is done otherwise since',
  ],
  vi: [
    'Không nêu được trường hợp nào, hoặc chỉ kể việc người khác làm',
    'Nêu trường hợp chung chung; phần của mình không rõ',
    'Kể được một trường hợp với các bước tự làm; ít nói lý do hoặc kết quả',
    'Giải thích được khó khăn, quyết định của mình và kết quả trong một trường hợp thật',
    'Còn cân nhắc phương án khác, nói rõ điều chưa ổn và từ đó đã làm khác thế nào',
  ],
}

/** For questions about what the candidate would do. */
export const SUPPOSE_SCALE: Bilingual<Anchors> = {
  en: [
    'Does not say what to do, or evades the question',
    'Names one step without a reason',
    'Gives sensible steps in order; risks or the people affected are missing',
    'Says what to find out first, orders the steps with reasons and thinks of the people affected',
    'Also names the limits of the plan, an alternative, and how to tell that it works',
  ],
  vi: [
    'Không nói được sẽ làm gì, hoặc né câu hỏi',
    'Nêu một bước, không có lý do',
    'Nêu các bước hợp lý theo thứ tự; thiếu rủi ro hoặc người bị ảnh hưởng',
    'Nói rõ cần tìm hiểu gì trước, xếp các bước có lý do và nghĩ đến người bị ảnh hưởng',
    'Còn nêu giới hạn của kế hoạch, phương án khác và dấu hiệu cho thấy có hiệu quả',
  ],
}
