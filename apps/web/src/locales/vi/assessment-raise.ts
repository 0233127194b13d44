import type { Same } from '../../shared/i18n/catalog'
import type { raise as english } from '../en/assessment-raise'

export const raise: Same<typeof english> = {
  highest: 'Đây là mức cao nhất.',
  highestMeasured: 'Mọi phép đo ở đây đều đạt trọn điểm: đây là mức cao nhất mà các phép đo này cho.',
  unknown: 'Bài đánh giá không nêu điều gì sẽ nâng mức này.',
  shortAnswers: 'Các câu trả lời dài tổng cộng ít nhất {words, number} từ. Ngắn hơn thì mức cao nhất là {cap, number}.',
  wrongAnswers: 'Câu trả lời đúng. Khi phần lớn câu trả lời sai, mức cao nhất là {cap, number}.',
  part: 'Mức này sẽ tăng nhiều nhất nếu {part} có mức cao hơn: phần đó chiếm {percent, number}% của mức này và đang ở {level, number} trên 5.',
  points: '“Ý cần có đã nêu”',
  anyPart: 'Mức này sẽ tăng nếu các phần của nó có mức cao hơn.',
  question: {
    all: 'Mọi ý đều đã được nêu: không còn gì có thể nâng kết quả này.',
    more: 'Điều sẽ nâng kết quả này:{open, plural, =0 {} other { # ý chúng tôi chưa nghe thấy}}{and, select, yes { và} other {}}{partly, plural, =0 {} other { nói rõ hơn về # ý mới được tính một nửa}}.',
    hidden: 'Các ý chưa nghe thấy không được liệt kê, vì người khác cũng được hỏi những câu này.',
  },
  neededTitle: 'Cần gì để có mức',
  share: 'Cần chấm được ít nhất {least, number}% trọng số. Ở đây mới được {percent, number}%.',
  words: 'Ít nhất {needed, number} từ trong các câu trả lời của bạn.',
  longerAnswers:
    'Ít nhất {answers, number} câu trả lời dài hơn (từ {length, number} từ trở lên; nếu nói thì còn phải từ {seconds, number} giây trở lên), hoặc tổng cộng {words, number} từ mang nghĩa.',
  eachPart: {
    communication: 'Đủ số từ cho từng phần.',
    cv: 'Mỗi khía cạnh cần một dữ kiện có mốc thời gian trong CV.',
  },
  expectedPoints: 'Ít nhất {percent, number}% số câu hỏi có ý cần có. Công ty là bên viết các ý này.',
  needed: {
    insufficient_evidence: 'Một câu trả lời thể hiện điều này.',
    low_asr_confidence: 'Một bản ghi có lời nói được nhận dạng chắc chắn hơn.',
    wrong_language: 'Câu trả lời bằng ngôn ngữ của buổi phỏng vấn.',
    no_timing: 'Câu trả lời bằng lời nói, biết được thời điểm của từng từ.',
    non_verbatim_asr: 'Lời thoại có cả từ đệm và từ lặp lại.',
    unsupported_language:
      'Điểm do con người cho: hệ thống đánh giá chưa chấm được phần này bằng ngôn ngữ của buổi phỏng vấn. Điều này không phụ thuộc vào những gì bạn đã nói.',
    quotes_not_found: 'Một lần đánh giá khác: các trích dẫn của mô hình không có trong lời thoại của bạn.',
    engine_error: 'Một lần đánh giá khác không gặp lỗi.',
    no_cv: 'Một CV có nội dung chữ đọc được.',
    not_assessed_by_engine: 'Một người đánh giá, hoặc một hệ thống đánh giá khác.',
    excluded_by_accommodation: 'Bạn không cần làm gì: phần này được bỏ qua như đã thỏa thuận.',
    implausible_text: 'Câu trả lời thành câu.',
    interview_not_completed: 'Một buổi phỏng vấn đã hoàn tất.',
    technical_fault: 'Một bản ghi không gặp sự cố kỹ thuật.',
    needs_reviewer:
      'Điểm do con người cho: hệ thống đánh giá chưa đủ chính xác ở phần này. Điều này không phụ thuộc vào những gì bạn đã nói.',
    exam_not_passed:
      'Điểm do con người cho: hệ thống đánh giá chưa đủ chính xác ở phần này. Điều này không phụ thuộc vào những gì bạn đã nói.',
    no_points_heard: 'Ít nhất một trong các ý công ty chú ý lắng nghe được nêu, dù chỉ một phần.',
    not_asked: 'Một câu hỏi về điều này.',
    ai_declined: 'Đánh giá bằng AI. Theo lựa chọn của bạn, con người đánh giá thay.',
  },
}
