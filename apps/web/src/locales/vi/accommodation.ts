import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  own: {
    title: 'Yêu cầu điều chỉnh',
    lead: 'Nếu có điều gì khiến bạn khó thực hiện tốt buổi phỏng vấn này, hãy cho {company} biết bạn cần gì.',
    freeTitle: 'Những cách bạn dùng được ngay, không cần yêu cầu',
    free: {
      pace: 'Phỏng vấn theo nhịp của bạn, không tính giờ. Chọn cách này trước khi bắt đầu hoặc ngay dưới câu hỏi.',
      typing: 'Gõ câu trả lời thay vì nói.',
      repeat: 'Nghe hoặc xem lại từng câu hỏi.',
      breaks: 'Nghỉ giữa chừng: đóng trang và quay lại trong vòng 24 giờ. Đồng hồ sẽ dừng.',
    },
    text: 'Điều gì sẽ giúp bạn?',
    hint: 'Bạn không cần nêu bệnh lý hay gửi giấy tờ chứng minh. Bạn có thể viết bằng ngôn ngữ bất kỳ.',
    missing: 'Hãy viết điều sẽ giúp bạn.',
    readers:
      'Chỉ những người quản lý phỏng vấn ở {company} đọc nội dung này. Nội dung không nằm trong phần đánh giá của bạn và không hiện trong danh sách ứng viên.',
    answerBy:
      'Một người ở {company} sẽ trả lời chậm nhất vào ngày {date}, trên trang này và qua email. Buổi phỏng vấn sẽ đợi bạn. Bạn có thể bắt đầu hoặc tiếp tục bất cứ lúc nào, kể cả khi chưa có câu trả lời.',
    pauses: 'Khi bạn gửi, buổi phỏng vấn tạm dừng và đồng hồ ngừng chạy. Những gì bạn đã nói hoặc gõ đều được lưu.',
    send: 'Gửi yêu cầu',
    noSessionTitle: 'Cách gửi yêu cầu',
    noSession:
      'Trước hết, hãy nhập tên, email và chọn những điều bạn đồng ý. Từ đó, bạn thấy “{action}” ở mọi bước và trong buổi phỏng vấn. Buổi phỏng vấn chưa được ghi lại cho đến khi bạn bấm “{start}”.',
    open: 'Bạn đã gửi yêu cầu ngày {date}. Một người ở {company} sẽ trả lời chậm nhất vào {dueTime} ngày {due}.',
    overdue:
      'Bạn đã gửi yêu cầu ngày {date}. Hạn trả lời của {company} là {dueTime} ngày {due}, nay đã quá hạn. Chúng tôi đã nhắc công ty.',
    held: 'Buổi phỏng vấn đợi bạn đến ngày {date}. Bạn có thể bắt đầu hoặc tiếp tục bất cứ lúc nào, kể cả khi chưa có câu trả lời.',
    heldAnswered: 'Buổi phỏng vấn đợi bạn đến ngày {date}.',
    outcomes: {
      granted: 'Yêu cầu của bạn được chấp thuận',
      declined: 'Yêu cầu của bạn không được chấp thuận',
    },
    typing: 'Bạn có thể gõ câu trả lời trong buổi phỏng vấn này.',
    answeredBy: '{name}, {date}',
    yourWords: 'Yêu cầu của bạn',
    limit: 'Bạn đã gửi đủ số yêu cầu cho một buổi phỏng vấn.',
    failed: 'Không tải được các yêu cầu của bạn',
  },
  waiting: {
    openTitle: 'Buổi phỏng vấn của bạn đang tạm dừng',
    openText:
      'Bạn có thể tiếp tục bất cứ lúc nào. Bạn cũng có thể đóng trang này: câu trả lời sẽ được gửi qua email, kèm liên kết để quay lại.',
    answeredTitle: 'Yêu cầu của bạn đã được trả lời',
    answeredText: 'Bạn có thể tiếp tục buổi phỏng vấn từ chỗ đang dở.',
    askAgain: 'Yêu cầu điều chỉnh khác',
  },
  company: {
    kinds: 'Các loại yêu cầu',
    reviews: 'Xem xét lại và phản đối',
    adjustments: 'Điều chỉnh',
    counted: '{label} ({count})',
    lead: 'Điều ứng viên cần để thực hiện buổi phỏng vấn. Buổi phỏng vấn của họ đợi câu trả lời của bạn. Những nội dung này không xuất hiện trong bài phỏng vấn, phần đánh giá hay danh sách.',
    list: 'Điều chỉnh',
    item: '{name} yêu cầu điều chỉnh',
    empty: 'Chưa có yêu cầu điều chỉnh nào',
    emptyText: 'Khi ứng viên yêu cầu điều chỉnh trước hoặc trong buổi phỏng vấn, yêu cầu sẽ hiện ở đây.',
    loadFailed: 'Không tải được các yêu cầu',
    answer: 'Trả lời',
    answerName: 'Trả lời {name}',
    cancel: 'Hủy',
    outcome: 'Kết quả',
    outcomes: { granted: 'Chấp thuận', declined: 'Từ chối' },
    answered: { granted: 'Đã chấp thuận', declined: 'Đã từ chối' },
    outcomeMissing: 'Hãy chọn kết quả.',
    allowsTyping: 'Cho phép gõ câu trả lời',
    allowsTypingHint: 'Ứng viên sẽ được gõ câu trả lời trong buổi phỏng vấn vốn chỉ có hình thức nói này.',
    typingOffered: 'Ứng viên vốn đã có thể gõ câu trả lời trong buổi phỏng vấn này.',
    typingAllowed: 'Ứng viên có thể gõ câu trả lời.',
    text: 'Câu trả lời của bạn',
    hint: {
      en: 'Hãy viết bằng tiếng Anh: ứng viên phỏng vấn bằng tiếng Anh. Ứng viên đọc nội dung này cùng tên của bạn, qua email và trên trang của họ. Không thể sửa sau khi gửi.',
      vi: 'Hãy viết bằng tiếng Việt: ứng viên phỏng vấn bằng tiếng Việt. Ứng viên đọc nội dung này cùng tên của bạn, qua email và trên trang của họ. Không thể sửa sau khi gửi.',
    },
    textMissing: 'Hãy viết câu trả lời.',
    wrongLanguage: {
      en: 'Câu trả lời này không phải tiếng Anh. Ứng viên phỏng vấn bằng tiếng Anh: hãy viết câu trả lời bằng tiếng Anh.',
      vi: 'Câu trả lời này không phải tiếng Việt. Ứng viên phỏng vấn bằng tiếng Việt: hãy viết câu trả lời bằng tiếng Việt có dấu.',
    },
    ready: {
      en: 'Dùng câu trả lời soạn sẵn bằng tiếng Anh',
      vi: 'Dùng câu trả lời soạn sẵn bằng tiếng Việt',
    },
    send: 'Gửi câu trả lời',
    sent: 'Đã gửi câu trả lời cho ứng viên.',
    answeredBy: '{name}, {date}',
  },
} satisfies Catalog<'accommodation'>
