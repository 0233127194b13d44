import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  flags: {
    gap: {
      title: 'Khoảng trống thời gian',
      text: 'Từ {endMonth} đến {startMonth} ({months, number} tháng) CV không ghi hoạt động nào. Có thể có lý do đơn giản.',
    },
    overlap: {
      title: 'Hai công việc cùng lúc',
      text: '“{first}” và “{second}” trùng nhau {months, number} tháng, từ {startMonth} đến {endMonth}. Trùng không quá {limitMonths, number} tháng và việc làm thêm thì không được nhắc đến.',
    },
    short_stays: {
      title: 'Nhiều công việc ngắn hạn',
      text: 'Trong {years, number} năm gần đây có {count, number} công việc kéo dài dưới {limitMonths, number} tháng (trung vị {medianMonths, number} tháng). Thực tập, hợp đồng ngắn hạn và công việc hiện tại không được tính.',
    },
    date_order: {
      title: 'Thứ tự ngày tháng chưa hợp lý',
      text: '{case, select, end_before_start {“{name}” kết thúc ({to}) trước khi bắt đầu ({from}).} start_in_future {“{name}” bắt đầu trong tương lai ({from}).} other {“{name}” kết thúc trong tương lai ({to}).}} Có thể chỉ là viết nhầm.',
    },
    inconsistent_years: {
      title: 'Số năm kinh nghiệm không khớp',
      text: 'Phần tóm tắt nói {claimedYears, number} năm kinh nghiệm; các công việc có ghi ngày cộng lại là {countedYears, number} năm. Chỉ nhắc khi chênh hơn {limitPercent, number}% và {limitYears, number} năm.',
    },
    inconsistent_dates: {
      title: 'Một công việc, hai khoảng thời gian',
      text: '“{title}” tại {organization} được ghi hai lần với ngày khác nhau: từ {firstFrom} đến {firstTo}, và từ {secondFrom} đến {secondTo}.',
    },
    answer_years: {
      title: 'Số năm làm việc: phỏng vấn và CV không khớp',
      text: '{source, select, screening {Câu trả lời sàng lọc ghi} other {Trong buổi phỏng vấn có nói}} {claimedYears, number} năm {scope, select, employer {ở {organization}} other {làm việc}}; các công việc có ghi ngày trong CV{scope, select, employer { ở nơi này} other {}} cộng lại là {countedYears, number} năm. Chỉ nhắc khi chênh hơn {limitPercent, number}% và {limitYears, number} năm. CV có thể không ghi hết các công việc.',
    },
    answer_dates: {
      title: 'Thời gian làm việc: phỏng vấn và CV không khớp',
      text: '{case, select, current {{organization} được nói đến như nơi đang làm việc; theo CV, công việc đó đã kết thúc {cvTo}.} ended {Công việc ở {organization} được nói là đã kết thúc {saidTo}; CV ghi là vẫn đang làm.} start {Với {organization}, thời điểm bắt đầu được nói là {saidFrom}; CV ghi {cvFrom}.} end {Với {organization}, thời điểm kết thúc được nói là {saidTo}; CV ghi {cvTo}.} other {Với {organization}, thời gian được nói là từ {saidFrom} đến {saidTo}; CV ghi từ {cvFrom} đến {cvTo}.}} Chỉ nhắc khi chênh hơn {limitMonths, number} tháng. Khi nói rất dễ nhớ nhầm ngày tháng.',
    },
    degree_after_job: {
      title: 'Làm nghề trước khi có bằng',
      text: '“{title}” bắt đầu {startMonth}; bằng đầu tiên trong CV hoàn thành {degreeMonth}. Nghề này thường cần có bằng trước.',
    },
    education_incomplete: {
      title: 'Học vấn chưa đầy đủ',
      text: '“{title}” được ghi {case, select, school {mà không có tên trường} year {mà không có năm} other {mà không có tên trường và năm}}.',
    },
    contact_missing: {
      title: 'Không có thông tin liên hệ',
      text: 'CV không ghi email cũng như số điện thoại.',
    },
    contact_differs: {
      title: 'Địa chỉ email khác',
      text: 'CV ghi {cvEmail}; hồ sơ được nộp bằng {email}.',
    },
    title_step_down: {
      title: 'Chức danh thấp hơn trước',
      text: 'Sau “{before}”, CV ghi “{after}”, thấp hơn {steps, number} bậc theo chức danh, và không nêu lý do. Mỗi nơi đặt chức danh một khác, và thay đổi cũng có thể là lựa chọn.',
    },
    unexplained_claim: {
      title: 'Khẳng định chưa có cơ sở',
      text: '{case, select, skill {CV tự nhận là chuyên gia về “{claim}”; không công việc nào nhắc đến điều này.} other {“{claim}” là mức thay đổi hơn {limitFactor, number} lần; CV không cho biết từ mức nào hay trong bao lâu.}}',
    },
    duplicate_text: {
      title: 'Cùng một nội dung hai lần',
      text: 'Một dòng được ghi y hệt dưới “{first}” và “{second}” (tổng cộng {count, number} lần). Dòng này chỉ được tính một lần.',
    },
    job_description_copied: {
      title: 'Sao chép từ mô tả công việc',
      text: '{percent, number}% các cụm năm từ trùng với mô tả công việc; chỉ nhắc từ {limitPercent, number}%. Những dòng đó không được tính là bằng chứng.',
    },
    hidden_text: {
      title: 'Chữ ẩn',
      text: 'Tài liệu có những từ người đọc không thấy ({reason, select, invisible {chữ vô hình} same_colour {cùng màu với nền} tiny {quá nhỏ để đọc} off_page {nằm ngoài trang} hidden_mark {được đánh dấu ẩn} metadata {trong thuộc tính của tệp} annotation {trong ghi chú hoặc mô tả} other {bị ẩn}}): “{text}”. Những từ này đã bị bỏ qua. Cũng có thể do mẫu CV có sẵn.',
    },
    injection: {
      title: 'Nội dung hướng đến hệ thống đánh giá',
      text: 'Tài liệu có câu hướng đến hệ thống đánh giá tự động: “{text}”. Câu này đã bị bỏ qua và không thay đổi điều gì.',
    },
    unreadable: {
      title: 'Chúng tôi không đọc được CV',
      text: 'Chỉ đọc được {chars, number} ký tự (cần {limitChars, number}), trong đó {oddPercent, number}% không phải là chữ. CV không được đánh giá.',
    },
  },
  questions: {
    ask_period: 'Bạn đã làm gì từ {endMonth} đến {startMonth}?',
    ask_overlap: 'Bạn đã phân chia thời gian giữa “{first}” và “{second}” như thế nào?',
    ask_moves: 'Điều gì khiến bạn chuyển từ công việc này sang công việc khác trong vài năm qua?',
    ask_dates: 'Bạn có thể cùng tôi xem lại ngày tháng của mục này không?',
    ask_years: 'Bạn tính số năm kinh nghiệm của mình như thế nào?',
    ask_employer_dates: 'Bạn đã làm ở {organization} từ khi nào đến khi nào, và ở những vị trí nào?',
    ask_education: 'Bạn đã học ở đâu, khi nào, và việc học lúc đó đi cùng công việc ra sao?',
    ask_contact: 'Cách nào thuận tiện nhất để liên hệ với bạn?',
    ask_role_change: 'Điều gì khiến bạn chọn vai trò “{after}” sau “{before}”?',
    ask_claim:
      '{case, select, skill {Bạn đã dùng “{claim}” ở đâu và để làm gì?} other {Bạn có thể kể “{claim}” đã đạt được như thế nào và bạn đã đo ra sao không?}}',
    ask_own_words: 'Bạn có thể kể về công việc này bằng lời của mình, kèm một ví dụ không?',
    ask_document: 'Bạn đã tạo tài liệu này như thế nào, và có thể gửi lại một lần nữa không?',
  },
  limits: {
    title: 'Nhận xét về CV',
    lead: 'Khi nào báo cáo nhắc đến một điểm trong CV. Nhận xét luôn trung lập, gợi ý một câu hỏi và không bao giờ làm giảm mức điểm.',
    fields: {
      gapMonths: {
        label: 'Không có hoạt động trong hơn (tháng)',
        hint: 'Mặc định: {preset, number}',
      },
      overlapMonths: {
        label: 'Hai công việc toàn thời gian trùng nhau hơn (tháng)',
        hint: 'Mặc định: {preset, number}',
      },
      shortStayMonths: {
        label: 'Công việc được coi là ngắn hạn khi dưới (tháng)',
        hint: 'Không tính công việc hiện tại, thực tập và hợp đồng ngắn hạn. Mặc định: {preset, number}',
      },
      shortStays: {
        label: 'Số công việc ngắn hạn trong năm năm, ít nhất',
        hint: 'Mặc định: {preset, number}',
      },
    },
    wrong: 'Hãy nhập một số nguyên từ {min, number} đến {max, number}.',
    appliesFrom:
      'Áp dụng cho các buổi phỏng vấn được đánh giá từ bây giờ. Kết quả đã có không thay đổi; khi đánh giá lại, cài đặt mới được dùng và được ghi rõ.',
    save: 'Lưu',
    saved: 'Đã lưu. Áp dụng cho các buổi phỏng vấn được đánh giá từ bây giờ.',
    toPresets: 'Đặt lại mặc định',
    changed: 'Đã thay đổi ngưỡng nhận xét CV',
    change: '{what}: {before, number} → {after, number}',
  },
  said: {
    interview: 'Trong buổi phỏng vấn',
    screening: 'Câu trả lời sàng lọc',
    cv: 'Trong CV',
  },
  entries: {
    untitled: 'Không tìm thấy chức danh',
    dateUnknown: 'không ghi ngày',
  },
} as const satisfies Catalog<'cvReport'>
