import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  faultReport: {
    label: 'Sự cố kỹ thuật trong câu trả lời này',
    lost: '{time} của câu trả lời này không có hình hoặc tiếng',
    complete: 'Câu trả lời này không thiếu phần nào.',
    more: 'Xem thêm {count, number}',
    kinds: {
      gap: 'Không ghi được',
      deviceLost: 'Camera hoặc micrô bị ngắt',
      networkLost: 'Mất kết nối',
      muted: 'Tắt tiếng',
      black: 'Không có hình',
      damaged: 'Bị hỏng',
    },
    span: {
      gap: 'Không ghi được gì từ {from} đến {to}.',
      deviceLost: 'Camera hoặc micrô bị ngắt từ {from} đến {to}.',
      networkLost: 'Mất kết nối {seconds, number} giây, từ {from} đến {to}; việc ghi hình vẫn tiếp tục trên thiết bị.',
      muted: 'Micrô bị tắt tiếng từ {from} đến {to}.',
      black: 'Camera không có hình từ {from} đến {to}.',
      damaged: 'Bản ghi đã lưu bị hỏng từ {from} đến {to}.',
    },
    toEnd: {
      gap: 'Không ghi được gì từ {from} đến hết.',
      deviceLost: 'Camera hoặc micrô bị ngắt từ {from} đến hết.',
      networkLost: 'Mất kết nối từ {from} đến hết; việc ghi hình vẫn tiếp tục trên thiết bị.',
      muted: 'Micrô bị tắt tiếng từ {from} đến hết.',
      black: 'Camera không có hình từ {from} đến hết.',
      damaged: 'Bản ghi đã lưu bị hỏng từ {from} đến hết.',
    },
    whole: {
      gap: 'Không ghi được gì.',
      deviceLost: 'Camera hoặc micrô bị ngắt suốt thời gian trả lời.',
      networkLost: 'Không có kết nối suốt thời gian trả lời; việc ghi hình vẫn tiếp tục trên thiết bị.',
      muted: 'Micrô bị tắt tiếng suốt thời gian trả lời.',
      black: 'Camera không có hình suốt thời gian trả lời.',
      damaged: 'Bản ghi đã lưu bị hỏng.',
    },
  },
  /** Retakes one after another, and one that is sent again after a reload. */
  retakes: {
    all: 'Trả lời lại lần lượt từng câu',
    resendingTitle: 'Đang gửi câu trả lời mới của bạn',
    resending: 'Trang đã được tải lại trước khi câu trả lời của bạn đến nơi. Chúng tôi đang gửi lại.',
  },
  setRetakes: {
    offer:
      'Bạn còn được trả lời lại {left, number} câu trước khi nộp. {company} chỉ thấy câu trả lời cuối cùng của bạn.',
    used: 'Bạn đã dùng hết lượt trả lời lại.',
    again: 'Trả lời lại',
    left: 'Còn {left, number}/{total, number} lượt. Đồng hồ nộp bài tạm dừng trong lúc bạn trả lời.',
    title: 'Trả lời lại câu hỏi',
    lead: 'Bạn cứ đọc kỹ câu hỏi. Đồng hồ nộp bài đang tạm dừng. Khi gửi câu trả lời mới, bạn dùng một lượt, kể cả nếu sau đó quay về câu trả lời cũ.',
    revertNote: 'Đang dùng câu trả lời mới. Quay về câu cũ không hoàn lại lượt đã dùng.',
  },
} as const satisfies Catalog<'recording'>
