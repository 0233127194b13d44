import type { ExportTexts } from './shape'

/** The words of exported files in Vietnamese. */
export const vi: ExportTexts = {
  fileName: 'bai-phong-van',
  yes: 'Có',
  no: 'Không',
  sheets: {
    submissions: 'Bài phỏng vấn',
    answers: 'Câu trả lời',
  },
  columns: {
    candidate: 'Ứng viên',
    email: 'Email',
    position: 'Vị trí',
    set: 'Bộ phỏng vấn',
    language: 'Ngôn ngữ phỏng vấn',
    stage: 'Giai đoạn',
    submitted: 'Đã nộp lúc (UTC)',
    durationMinutes: 'Thời lượng (phút)',
    isCompleted: 'Đã hoàn thành',
    answered: 'Số câu đã trả lời',
    state: 'Kết quả',
    overall: 'Mức tổng thể (1-5)',
    pointsPercent: 'Ý đã nêu (%)',
    requirementsNamed: 'Số yêu cầu đã nhắc đến',
    requirements: 'Yêu cầu',
    notJudged: 'Chưa đánh giá',
    reviewers: 'Mức do người đánh giá đặt',
    scoredBy: 'Chấm bởi',
    resultSource: 'Nguồn của mức, yêu cầu và ý (IPTC)',
    link: 'Liên kết',
    question: 'Câu hỏi số',
    questionText: 'Nội dung câu hỏi',
    isFollowUp: 'Câu hỏi thêm',
    questionSource: 'Nguồn của nội dung câu hỏi (IPTC)',
    answer: 'Câu trả lời',
    correction: 'Bản sửa của ứng viên',
    startedAt: 'Bắt đầu lúc (phút:giây)',
    points: 'Các ý',
  },
  report: {
    copy: 'Đây là bản sao ngày {date}. Các thay đổi sau đó chỉ có trong Candor.',
    link: 'Toàn bộ bài phỏng vấn, kèm bản ghi: {url}',
    footer: 'Bản sao ngày {date} từ Candor',
    title: 'Báo cáo phỏng vấn',
    result: 'Kết quả',
    overall: 'Tổng thể',
    pointsPercent: 'Ý đã nêu',
    requirements: 'Yêu cầu',
    questions: 'Câu trả lời theo câu hỏi',
    levels: 'Các mức',
    notJudged: 'Chưa đánh giá',
    reviewers: 'Mức do người đánh giá đặt',
    followUp: 'Câu hỏi thêm của câu {number}',
    question: 'Câu {number}',
    noWords: 'Không có lời: ứng viên không nói hay gõ gì, hoặc lời thoại chưa sẵn sàng.',
    cut: '(Toàn bộ câu trả lời có trong Candor.)',
    level: '{level}/5',
    levelWithConfidence: '{level}/5 · {confidence}',
    minutes: '{minutes} phút',
    missing: 'Phông chữ của tệp này thiếu một số ký tự, được hiển thị là ○. Tệp CSV và Excel có đủ các ký tự đó.',
    builtin: 'Hệ thống đánh giá tích hợp của Candor',
    submitted: 'Đã nộp lúc',
    duration: 'Thời lượng',
    writtenByAi: 'Do AI viết',
  },
  evidence: {
    fileName: 'bang-chung',
    readMe: `Bộ bằng chứng của một bài phỏng vấn

Gồm có
  records.jsonl   những gì được ghi lại về bài phỏng vấn này: mỗi dòng một mục
  chain.txt       mỗi mục của tổ chức có một mã băm, theo thứ tự; mã băm không cho biết nội dung, chỉ nối các mục với nhau
  pack.json       điểm cuối của chuỗi và mã băm của từng tệp
  interview/      bản ghi và lời thoại, như lúc tạo bộ này
  verify.html     trang kiểm tra tất cả trong trình duyệt, không cần Candor và không cần mạng
  verify.mjs      chương trình làm việc tương tự

Cách kiểm tra
  1. Giải nén tệp.
  2. Nhấp đúp vào verify.html rồi chọn thư mục vừa giải nén.
     Hoặc cài Node.js 20 trở lên rồi chạy: node verify.mjs
  3. Nếu trước đây bạn đã ghi lại điểm cuối của chuỗi, hãy nhập vào trang, hoặc chạy: node verify.mjs MÃ_BĂM
     Bước này cho biết từ đó đến nay không có gì trước điểm ấy bị thay đổi.

Bộ này cho biết
  - Một mục có bị thay đổi hoặc chuyển sang chỗ khác trong chuỗi sau khi được ghi hay không.
  - Có tệp nào bị thay đổi sau khi tạo bộ này hay không, và đó là tệp nào.

Bộ này không cho biết
  - Ai thay đổi được toàn bộ cơ sở dữ liệu thì có thể viết một chuỗi mới. Thỉnh thoảng hãy ghi lại điểm cuối của chuỗi ở ngoài Candor:
    chuỗi mới sẽ không có điểm đó.
  - Người sửa một bộ cũng có thể sửa các mã băm và công cụ kiểm tra trong đó. Hãy so sánh điểm cuối của chuỗi với điểm được ghi lại
    ở ngoài bộ này, và dùng verify.html của bộ do chính bạn tạo.
  - Một bộ có thể thiếu mục. Hãy so sánh với bộ do người khác tạo.
  - Mã băm của bản ghi và lời thoại chỉ thuộc về bộ này, không nằm trong chuỗi.
  - Mỗi mục vào chuỗi sau 3 giờ. Những mục có trước khi chuỗi bắt đầu không nằm trong đó.
`,
    verifier: {
      ok: 'ĐẠT: {records} mục, {files} tệp, {entries} mã băm trong chuỗi.',
      end: 'Điểm cuối của chuỗi: {hash}',
      notOk: 'KHÔNG ĐẠT: {problem}',
      pack: 'pack.json bị thiếu hoặc đã bị thay đổi',
      fileMissing: '{file} bị thiếu',
      fileChanged: '{file} đã bị thay đổi',
      fileUnreadable: 'Không đọc được {file}',
      fileAdded: '{file} không thuộc bộ bằng chứng này: tệp đã được thêm vào',
      chainEnd: 'chain.txt không kết thúc đúng chỗ mà pack.json nêu: có mã băm bị thay đổi, thêm vào hoặc xóa đi',
      recordCount: 'records.jsonl có {found} mục thay vì {expected}',
      recordSpelling: 'Mục ở dòng {line} của records.jsonl không được viết như ban đầu',
      recordContent: 'Mục ở dòng {line} của records.jsonl đã bị thay đổi: nội dung không khớp với mã băm',
      recordPlace: 'Mục ở dòng {line} của records.jsonl không nằm đúng chỗ trong chuỗi',
      recordHashes: 'Mục ở dòng {line} của records.jsonl có mã băm khác với chuỗi',
      recordUnreadable: 'Không đọc được mục ở dòng {line} của records.jsonl',
      noted: 'Chuỗi không có mã băm {hash}',
    },
    page: {
      title: 'Kiểm tra bộ bằng chứng này',
      intro: 'Trang này kiểm tra bộ bằng chứng đi kèm. Trang hoạt động không cần mạng và không gửi gì đi.',
      noScript: 'Trang này cần JavaScript. Hãy cho phép JavaScript trong trình duyệt, hoặc dùng verify.mjs.',
      notedLabel: 'Điểm cuối của chuỗi mà bạn đã ghi lại trước đây (không bắt buộc)',
      folderLabel: 'Thư mục của bộ bằng chứng đã giải nén',
      folderHint:
        'Trình duyệt có thể hỏi bạn có muốn tải các tệp lên không. Các tệp chỉ được đưa vào trang này: không có gì rời khỏi thiết bị của bạn.',
      running: 'Đang kiểm tra các tệp. Bản ghi dài cần thêm thời gian.',
      noPack: 'Thư mục này không có pack.json. Hãy chọn thư mục của bộ bằng chứng đã giải nén.',
      valid: 'Hợp lệ',
      invalid: 'Không hợp lệ',
    },
  },
  transcript: {
    title: 'Lời thoại',
    copy: 'Bản sao ngày {date}',
    writtenByAi: 'Do AI viết: {source}',
    chosenByRules: 'Chọn theo quy tắc: {source}',
    recording: 'Bản ghi: {file}',
    damaged: 'Bản ghi: không có trong tệp này, vì tệp đã lưu bị hỏng',
    different:
      'Bản ghi: không có trong tệp này, vì các phần không ghép được thành một tệp. Bạn có thể phát trong Candor.',
    none: 'Không có bản ghi',
    corrected:
      'Ứng viên đã sửa: khác {percent}% số từ. Chỉ những từ sửa nghe giống lời đã nghe được mới được đánh giá.',
    rewritten: 'Ứng viên đã viết lại, không được đánh giá: khác {percent}% số từ. Bản ghi là căn cứ.',
    heard: 'Như đã nghe:',
  },
  languages: { en: 'Tiếng Anh', vi: 'Tiếng Việt' },
  stages: {
    applied: 'Đã ứng tuyển',
    invited: 'Đã mời',
    interviewed: 'Đã phỏng vấn',
    shortlisted: 'Vào danh sách rút gọn',
    offer: 'Đề nghị nhận việc',
    hired: 'Đã tuyển',
    rejected: 'Không chọn',
    custom: 'Giai đoạn',
  },
  groups: { communication: 'Kỹ năng giao tiếp', cognitive: 'Năng lực tư duy', cv: 'Đặc điểm từ CV' },
  dims: {
    grammar: 'Ngữ pháp',
    comprehension: 'Hiểu câu hỏi',
    fluency: 'Độ trôi chảy',
    vocabulary: 'Vốn từ đủ dùng',
    coherence: 'Tính mạch lạc',
    logical_reasoning: 'Lập luận logic',
    critical_thinking: 'Tư duy phản biện',
    problem_solving: 'Giải quyết vấn đề',
    big_picture_thinking: 'Tầm nhìn tổng thể',
    insightfulness: 'Sự thấu đáo',
    clarity: 'Sự rõ ràng',
    decision_making: 'Ra quyết định',
    intellectual_self_awareness: 'Tự nhận thức về hiểu biết',
    strategic_focus: 'Định hướng chiến lược',
    learning_velocity: 'Tốc độ học hỏi',
    career_progression: 'Sự thăng tiến',
    drive_and_initiative: 'Động lực và chủ động',
    intellectual_ability: 'Năng lực trí tuệ',
    managerial_experience: 'Kinh nghiệm quản lý',
    recognized_accomplishments: 'Thành tích được ghi nhận',
    original_and_creative_thinking: 'Tư duy độc đáo và sáng tạo',
    vibe: 'Ấn tượng chung',
    general_expression: 'Cách diễn đạt chung',
  },
  confidences: { low: 'Độ tin cậy thấp', medium: 'Độ tin cậy trung bình', high: 'Độ tin cậy cao' },
  reasons: {
    insufficient_evidence: 'Chưa đủ bằng chứng',
    low_asr_confidence: 'Lời thoại không đáng tin cậy',
    wrong_language: 'Ngôn ngữ khác',
    no_timing: 'Không có mốc thời gian',
    non_verbatim_asr: 'Lời thoại đã được làm mượt',
    unsupported_language: 'Chưa hỗ trợ ngôn ngữ này',
    quotes_not_found: 'Không tìm thấy trích dẫn',
    engine_error: 'Lỗi chấm điểm',
    no_cv: 'Không có CV đọc được',
    not_assessed_by_engine: 'Hệ thống đánh giá tích hợp không xét khía cạnh này',
    excluded_by_accommodation: 'Được bỏ qua (theo thỏa thuận)',
    implausible_text: 'Không đọc được thành câu',
    interview_not_completed: 'Chưa hoàn thành phỏng vấn',
    technical_fault: 'Sự cố kỹ thuật',
    needs_reviewer: 'Cần người hoặc mô hình đánh giá',
    exam_not_passed: 'Chưa đủ chính xác để cho mức',
    no_expected_points: 'Không có ý cần có',
    no_points_heard: 'Không nghe thấy ý cần có nào',
    not_asked: 'Không được hỏi',
    ai_declined: 'Con người đánh giá',
  },
  states: {
    no_response: 'Không có video',
    incomplete: 'Chưa hoàn thành',
    empty: 'Chưa trả lời câu nào',
    pending: 'Đang chờ đánh giá',
    evaluating: 'Đang được đánh giá',
    insufficient: 'Chưa đủ bằng chứng',
    scored: 'Đã đánh giá',
    error: 'Đánh giá không thành công',
    mock: 'Kết quả mẫu',
  },
  points: {
    covered: 'Đã nêu',
    partly: 'Nêu một phần',
    not_heard: 'Không nghe thấy',
  },
  requirements: {
    named: 'Có nhắc đến',
    not_named: 'Không nhắc đến',
    not_searched: 'Không tìm: quá dài để nói nguyên văn',
  },
}
