import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  list: {
    title: 'Các buổi phỏng vấn của bạn',
    lead: 'Những buổi phỏng vấn bạn đã nộp trên trình duyệt này.',
    failed: 'Lỗi khi tải dữ liệu',
    submitted: 'Đã nộp {date}',
    answered: '{count, plural, =0 {Chưa trả lời câu nào} other {Đã trả lời # câu}}',
    results: {
      waiting: 'Đang đánh giá',
      ready: 'Đã có kết quả',
      error: 'Đánh giá không thành công',
      not_given: 'Không chia sẻ kết quả',
    },
    open: 'Mở',
    answers: 'Câu trả lời của bạn',
    openOf: 'Mở {position} tại {company}',
    answersOf: 'Câu trả lời của bạn: {position} tại {company}',
    emptyTitle: 'Trình duyệt này chưa có buổi phỏng vấn nào đã nộp',
    emptyText:
      'Hãy mở liên kết phỏng vấn của bạn tại đây. Nếu bạn đã phỏng vấn trên thiết bị khác, trang đó có nút “Tôi đã bắt đầu trên thiết bị khác”.',
    link: 'Liên kết phỏng vấn của bạn',
    linkHint: 'Trong email mời hoặc tin tuyển dụng.',
    linkWrong: 'Đây không phải liên kết phỏng vấn trên trang này.',
    openLink: 'Mở buổi phỏng vấn',
    deletedTitle: 'Buổi phỏng vấn đã bị xóa',
    deletedText:
      'Tên, email, câu trả lời, bản ghi và CV của bạn không còn được lưu trong những buổi phỏng vấn này. Thông báo này được giữ 30 ngày.',
    deleted: '{company} đã xóa buổi phỏng vấn của bạn cho vị trí {position} vào {date}.',
  },
  page: {
    title: 'Câu trả lời của bạn',
    startsAt: 'Từ {start}, dài {length}',
    from: 'Từ {start}',
    playFrom: 'Phát từ {time}',
    toResult: 'Kết quả của bạn',
    toInterview: 'Buổi phỏng vấn của bạn',
    toList: 'Tất cả buổi phỏng vấn của bạn',
    toSupport: 'Liên hệ hỗ trợ',
    moreTitle: 'Thêm về buổi phỏng vấn này',
    notFoundTitle: 'Không tìm thấy các câu trả lời này',
    notFoundText: 'Chúng không thuộc buổi phỏng vấn nào bạn đã nộp trên trình duyệt này.',
  },
} as const satisfies Catalog<'responses'>
