import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Bộ phỏng vấn mới',
  back: 'Bộ phỏng vấn',
  readOnly: 'Bạn không thể tạo bộ phỏng vấn trong tổ chức này.',
  steps: {
    begin: 'Bắt đầu',
    'job-description': 'Công việc',
    'skillset-requirements': 'Yêu cầu',
    'pre-defined-questions': 'Câu hỏi',
    additional: 'Chi tiết',
  },
  startOver: {
    action: 'Làm lại từ đầu',
    title: 'Làm lại từ đầu?',
    text: 'Mọi nội dung bạn đã nhập cho bộ phỏng vấn này sẽ bị hủy.',
  },
  begin: {
    label: 'Bạn muốn bắt đầu như thế nào?',
    required: 'Vui lòng chọn cách bắt đầu.',
    description: {
      label: 'Bản mô tả công việc',
      hint: 'Dán văn bản. Chúng tôi tìm các yêu cầu và soạn câu hỏi nháp.',
    },
    upload: { label: 'Tải tệp lên', hint: 'Tương tự, từ tệp PDF, DOCX, ODT, TXT hoặc MD.' },
    title: { label: 'Chức danh', hint: 'Chưa có bản mô tả? Chúng tôi gợi ý những gì thường gặp ở công việc này.' },
    questions: { label: 'Câu hỏi của bạn', hint: 'Bạn tự nhập câu hỏi. Không có gì được soạn sẵn.' },
    duplicate: {
      label: 'Bản sao của một bộ phỏng vấn',
      hint: 'Bắt đầu từ một bộ phỏng vấn đã có. Bản gốc không thay đổi.',
    },
    quick: 'Bạn đang vội? <link>Soạn cả bộ phỏng vấn trong một bước</link>.',
  },
  duplicate: {
    label: 'Bộ phỏng vấn cần sao chép',
    placeholder: 'Tìm theo tên hoặc vị trí',
    nothing: 'Không có bộ phỏng vấn nào phù hợp',
    required: 'Vui lòng chọn bộ phỏng vấn cần sao chép.',
    copied: 'Đã sao chép thành “{name}”. Hãy chọn bộ phỏng vấn khác nếu muốn sao chép bộ đó.',
    name: '{name} (bản sao)',
    replaceTitle: 'Thay bản nháp của bạn?',
    replaceText: 'Bản sao sẽ thay các yêu cầu và câu hỏi bạn đang có.',
    replace: 'Thay bản nháp',
  },
  source: {
    titleLead: 'Chúng tôi gợi ý yêu cầu và câu hỏi thường gặp. Bạn có thể sửa mọi thứ trước khi có người xem.',
    jobTitle: 'Chức danh',
    jobTitleHint: 'Ứng viên thấy tên này là vị trí.',
    titleRequired: 'Vui lòng nhập chức danh.',
    find: 'Tìm yêu cầu',
    stored: 'Nội dung của bạn nằm trong thẻ này cho đến khi bạn lưu hoặc làm lại từ đầu.',
  },
  requirements: { write: 'Soạn câu hỏi' },
  questions: {
    view: 'Cách xem',
    list: 'Câu hỏi',
    coverage: 'Mức bao quát',
    required: 'Hãy thêm ít nhất một câu hỏi.',
  },
  drafting: {
    title: 'Đang soạn bản nháp',
    finding: 'Đang tìm các yêu cầu…',
    found: 'Đã tìm thấy {count, plural, other {# yêu cầu}}',
    writing: 'Đang viết câu hỏi về các yêu cầu đó…',
    canceled: 'Đã dừng soạn bản nháp. Nội dung của bạn không thay đổi. Hãy soạn lại hoặc tự thêm.',
  },
  draftAgain: {
    confirm: 'Thay thế',
    requirements: {
      first: 'Tìm yêu cầu',
      again: 'Tìm lại yêu cầu',
      title: 'Thay các yêu cầu này?',
      text: 'Các yêu cầu mới sẽ thay toàn bộ danh sách. Câu hỏi của bạn vẫn còn.',
    },
    questions: {
      first: 'Soạn câu hỏi',
      again: 'Soạn lại câu hỏi',
      title: 'Thay các câu hỏi này?',
      text: 'Các câu hỏi mới sẽ thay toàn bộ danh sách.',
    },
  },
  additional: {
    save: 'Lưu bộ phỏng vấn',
    earlier: 'Có câu hỏi hoặc yêu cầu ở bước trước chưa hoàn chỉnh, hoặc chưa có đủ các ngôn ngữ. Hãy quay lại và sửa.',
  },
  congrats: {
    title: 'Bộ phỏng vấn đã được lưu',
    open: 'Mở bộ phỏng vấn',
    next: 'Xem bước tiếp theo',
  },
  cta: {
    title: 'Tiếp theo là gì?',
    invite: {
      title: 'Mời ứng viên',
      text: 'Gửi liên kết riêng cho từng người, hoặc tự chia sẻ liên kết của bộ phỏng vấn.',
      action: 'Mời ứng viên',
    },
    try: {
      title: 'Thử buổi phỏng vấn',
      text: 'Trả lời các câu hỏi như ứng viên. Câu trả lời không được giữ lại.',
      action: 'Thử ngay',
    },
    list: {
      title: 'Xem các bộ phỏng vấn',
      text: 'Sửa, kích hoạt hoặc lưu trữ bất kỳ bộ nào.',
      action: 'Đến danh sách bộ phỏng vấn',
    },
  },
} satisfies Catalog<'newSet'>
