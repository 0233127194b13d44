import type { Same } from '../../shared/i18n/catalog'
import type { why as english } from '../en/assessment-why'

export const why: Same<typeof english> = {
  fluency: {
    fillers: 'Khoảng {value, number} từ đệm trên 100 từ (người nói trôi chảy: khoảng 1 đến 4).',
    repeats: 'Khoảng {value, number} từ lặp hoặc nói lại trên 100 từ (người nói trôi chảy: 0 đến 2).',
    pauses:
      'Khoảng {value, number} khoảng dừng từ 0,4 giây trở lên trên 100 từ (từ 10 trở lên thì phần này không được tính).',
    run: 'Trung bình nói liền {value, number} từ trước khi ngừng hoặc dùng từ đệm (từ 8 trở lên là trôi chảy).',
    rate: '{value, number} từ hoặc âm tiết mỗi phút.',
    non_verbatim: 'Lời thoại bỏ qua từ đệm và chỗ lặp, nên thay vào đó xét khoảng dừng và đoạn nói liền.',
  },
  grammar: {
    errors: 'Tìm thấy {errors, plural, other {# lỗi}} trong {words, number} từ.',
    kind: '{kind, select, agreement {Chủ ngữ và động từ không hợp nhau} verb_form {Dạng động từ} article {Mạo từ} noun_number {Số ít và số nhiều} missing_word {Thiếu từ} preposition {Giới từ} comparison {So sánh} other {Cách dùng từ}}: {count, number}.',
    no_errors: 'Không có lỗi thuộc các loại nhận biết được chắc chắn trong {words, number} từ.',
    clauses: 'Dùng {kinds, plural, other {# kiểu}} mệnh đề phức trong 6 kiểu được xét.',
    run_ons: '{percent, number}% số câu kéo quá dài.',
    seldom_pairs:
      'Có {pairs, plural, other {# cặp từ lạ}} trong {words, number} từ đã gõ (1 đến 2 cặp trên 100 từ là bình thường).',
  },
  vocabulary: {
    variety: 'Trung bình cứ 50 từ có {distinct, number} từ khác nhau.',
    range: 'Lấy 100 từ bất kỳ thì có {percent, number} từ khác nhau nằm ngoài nhóm từ phổ biến nhất.',
    requirements: 'Nhắc đến {named, number} trong {total, number} yêu cầu.',
    prepositions: '{types, number} giới từ khác nhau trong {words, number} từ.',
    spelling:
      'Có {misspelt, plural, =0 {0 lỗi chính tả rõ ràng} other {# lỗi chính tả rõ ràng}} trong {words, number} từ đã gõ.',
  },
  coherence: {
    connectives: 'Có {types, plural, other {# từ nối khác nhau}} trong {words, number} từ.',
    order: 'Tìm thấy {filled, number} trong {total, number} yếu tố câu chuyện.',
    run_ons: '{percent, number}% số câu kéo quá dài.',
    precise: 'Trong đó {types, plural, other {# từ nối}} nói rõ quan hệ giữa các ý.',
    clear: '{percent, number}% số từ nằm trong các đoạn không có lỗi.',
    continuity: '{percent, number}% số câu nói về điều cụ thể.',
    variation: 'Trong 42 từ lấy ngẫu nhiên, {percent, number}% là từ khác nhau; càng cao thì càng ít lặp.',
  },
  comprehension: {
    points: 'Đã nêu {covered, number} trên {total, number} ý cần có, {partly, number} ý nêu một phần.',
    answered: 'Trả lời {answered, number} trong {total, number} câu hỏi.',
    off_question: '{count, plural, other {# câu trả lời}} không đúng câu hỏi.',
    unanswered: '{count, plural, other {# câu hỏi}} không được trả lời.',
    asked_to_repeat: 'Xin nhắc lại câu hỏi {count, plural, other {# lần}}.',
  },
  cognitive: {
    found:
      '{found, plural, =0 {Không có bằng chứng nào} other {# bằng chứng}} trong {answers, plural, other {# câu trả lời}}.',
    found_in: 'Tìm thấy trong {count, number} trên {total, number} câu trả lời.',
    rule_based: 'Chấm theo quy tắc: tìm bằng chứng, không xét chất lượng ý tưởng.',
    direct_replies: '{direct, number} trên {total, number} câu trả lời bắt đầu bằng lời đáp trực tiếp.',
    clause_length: 'Độ dài mệnh đề trung vị: {words, number} từ.',
    restarts: '{percent, number}% số câu bị bỏ dở rồi nói lại.',
  },
  descriptive: {
    concrete: 'Dùng từ cụ thể: tên, con số và sự việc đã xảy ra.',
    general: 'Phần lớn là từ chung chung, ít tên, con số hay sự việc.',
    direct: 'Nói thẳng vào vấn đề.',
    hedged: 'Hay rào đón: chắc là, có lẽ, hình như.',
    own_part: 'Chủ yếu nói về công việc của chính mình (“tôi”).',
    team_part: 'Chủ yếu nói về cả nhóm (“chúng tôi”).',
    courteous: 'Lịch sự.',
    plain_words: 'Từ ngữ giản dị, thường ngày.',
    varied_words: 'Từ ngữ đa dạng.',
  },
  cv: {
    facts: 'Có {count, plural, =0 {0 dữ kiện} other {# dữ kiện}} có mốc thời gian trong CV cho mục này.',
    strategic_focus: 'Tính: các mục giữ một lĩnh vực, và lần chuyển hướng có giải thích trong CV.',
    learning_velocity: 'Tính: kỹ năng xuất hiện lần đầu trong một mục có mốc thời gian.',
    career_progression: 'Tính: những lần tiến lên về chức danh hoặc phạm vi.',
    drive_and_initiative: 'Tính: những việc đã sáng lập, đề xuất hoặc khởi xướng.',
    intellectual_ability: 'Tính: công việc khó, bằng cấp hoặc chứng chỉ hợp với công việc.',
    managerial_experience: 'Tính: nhóm, người và ngân sách đã quản lý.',
    recognized_accomplishments: 'Tính: giải thưởng, chứng chỉ và kết quả có con số.',
    original_and_creative_thinking: 'Tính: sản phẩm mới, ấn phẩm, bằng sáng chế và mã nguồn mở.',
  },
  judge: {
    nearest_anchor: 'Mức gần nhất trong bộ tiêu chí: {level, number}.',
    samples: '{samples, plural, other {Đã chạy # lần}}; lấy mức trung vị.',
    spread_wide: 'Các lần chạy cách nhau {spread, number} mức nên độ tin cậy thấp.',
    short_answers_capped: 'Câu trả lời rất ngắn nên mức tối đa là 4.',
    differs_from_builtin: 'Lệch hơn hai mức so với số đo của hệ thống đánh giá tích hợp nên độ tin cậy thấp.',
    canary_lowered: 'Khi bỏ nội dung hướng đến hệ thống chấm điểm, mức thấp hơn; mức thấp hơn được tính.',
  },
  missing: {
    connectives: 'Thêm từ nối, như vì, tuy nhiên hay ví dụ.',
    order:
      '{slot, select, situation {Tình huống ban đầu.} ordered_steps {Các bước theo thứ tự.} action {Đóng góp của cá nhân.} reason {Lý do của một lựa chọn.} example {Một ví dụ cụ thể.} result {Kết quả ra sao.} other {Thêm một yếu tố câu chuyện.}}',
    clauses: 'Thêm nhiều kiểu câu: điều kiện, lý do, mệnh đề quan hệ.',
    requirement: 'Một ví dụ có dùng đến {requirement}.',
    question: 'Câu trả lời cho: {question}',
    reason: 'Lý do cho điều được khẳng định.',
    limit: 'Một giới hạn hoặc ý phản biện.',
    result: 'Kết quả hoặc con số.',
    own_action: 'Đóng góp của cá nhân.',
    wider_goal: 'Ý nghĩa của công việc với khách hàng, công ty hoặc về lâu dài.',
    lesson: 'Điều đã học được và thay đổi sau đó.',
    direct_reply: 'Câu trả lời trực tiếp ngay trong câu đầu.',
    options: 'Các phương án đã cân nhắc và tiêu chí.',
    own_limit: 'Một sai sót hoặc giới hạn của bản thân và điều diễn ra sau đó.',
    cv_fact: 'Một dữ kiện có mốc thời gian trong CV cho thấy điều này.',
  },
  not_evaluated: {
    insufficient_evidence:
      '{needed, plural, =0 {Nội dung quá ít để xét mục này.} other {Nội dung quá ít để xét mục này: có {words, number} từ, cần #.}}',
    insufficient_answers: 'Có {answers, plural, other {# câu trả lời}} để xét, cần {needed, number}.',
    low_asr_confidence: 'Lời thoại không đáng tin cậy. Bản ghi hình mới là căn cứ.',
    wrong_language: 'Phần lớn nội dung được nói bằng ngôn ngữ khác với ngôn ngữ phỏng vấn.',
    no_timing: 'Không có mốc thời gian nên không đo được nhịp nói và khoảng dừng.',
    non_verbatim_asr: 'Lời thoại đã được làm mượt nên không đo được mục này.',
    unsupported_language: 'Hệ thống này chưa chấm được mục này trong ngôn ngữ phỏng vấn.',
    quotes_not_found: 'Các trích dẫn được đưa ra không có trong lời thoại nên bị loại bỏ.',
    engine_error: 'Có lỗi chấm điểm ở phần này.',
    no_cv: 'Không có CV đọc được.',
    not_assessed_by_engine: 'Hệ thống đánh giá tích hợp không chấm mục này.',
    excluded_by_accommodation: 'Được bỏ qua theo điều chỉnh đã thỏa thuận.',
    implausible_text: 'Lời nói không thành câu nên không thể xét.',
    interview_not_completed: 'Buổi phỏng vấn chưa hoàn thành.',
    technical_fault:
      'Sự cố kỹ thuật đã làm mất lời nói nên không thể chấm. Điều này không bao giờ bất lợi cho ứng viên.',
    needs_reviewer: 'Hệ thống đánh giá tích hợp không chấm tư duy. Việc này cần người hoặc mô hình.',
    no_expected_points:
      'Chỉ {counted, number} trên {total, number} câu hỏi có ý cần có có thể nghe được. Không có chúng thì không có mức.',
    no_points_heard:
      'Không nghe thấy ý nào trong {total, number} ý cần có. Từ khác có thể nói cùng một ý, điều chỉ con người mới nhận ra.',
    not_asked: 'Không câu hỏi nào hỏi về mục này và cũng không thấy nhắc đến.',
  },
}
