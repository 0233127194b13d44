import type { Catalog } from '../../shared/i18n/catalog'

/** Các bước của buổi tập thử. */
export const messages = {
  steps: {
    intro: 'Giới thiệu',
    type: 'Kiểu tập',
    devices: 'Âm thanh & hình',
    camera: 'Camera',
    screening: 'Sàng lọc',
    instruction: 'Cách làm',
    secondInstruction: 'Nên thử',
    confirm: 'Thông tin',
  },
  intro: {
    title: 'Tập thử trước khi vào thật',
    text: 'Làm quen với màn hình, các nút bấm và người phỏng vấn trước buổi phỏng vấn với {company}.',
    free: 'Miễn phí, tập bao nhiêu lần cũng được',
    freeHint: 'Tập thử không tính vào số lần phỏng vấn của bạn.',
    deleted: 'Không lưu lại gì',
    deletedHint: 'Câu trả lời bị xóa khi bạn kết thúc. {company} không bao giờ thấy và không có gì được đánh giá.',
    same: 'Cùng màn hình, cùng người phỏng vấn',
    sameHint: 'Bạn trả lời giống như trong buổi phỏng vấn.',
    trialOwn: 'Chính các câu hỏi của bộ này',
    trialOwnHint: '{count, number} câu hỏi, đúng như ứng viên sẽ nhận.',
    trialScreening: 'Không có câu hỏi sàng lọc và không trả lời lại',
    trialScreeningHint: 'Buổi thử kết thúc mà không nộp. Ứng viên sẽ có cả những phần này nếu bộ phỏng vấn quy định.',
    start: 'Tiếp tục',
  },
  type: {
    title: 'Bạn muốn tập thử kiểu nào?',
    text: 'Cả hai kiểu đều không có câu hỏi của buổi phỏng vấn.',
    textOnly: 'Buổi tập thử không có câu hỏi của buổi phỏng vấn.',
    label: 'Kiểu tập thử',
    basic: 'Cơ bản',
    basicHint: 'Miễn phí. Hai câu hỏi chung, khoảng ba phút.',
    similar: 'Giống buổi phỏng vấn',
    similarHint:
      'Miễn phí. Tối đa {count, number} câu hỏi về vị trí này, với thời gian {minutes, number} phút như buổi phỏng vấn.',
  },
  devices: {
    checked: 'Đã kiểm tra',
    checkedText:
      '{minutes, plural, =0 {Bạn vừa kiểm tra camera và micrô.} other {Bạn đã kiểm tra camera và micrô # phút trước.}} Bạn không cần kiểm tra lại.',
    again: 'Kiểm tra lại',
    title: 'Camera và micrô của bạn',
  },
  screening: {
    title: 'Câu hỏi sàng lọc',
    text: '{company} hỏi vài câu ngắn trước buổi phỏng vấn. Hãy thử hai ví dụ.',
    local: 'Các câu trả lời này chỉ ở trên trang này, không được gửi đi hay lưu lại.',
    startDate: 'Khi nào bạn có thể bắt đầu làm việc?',
    startNow: 'Ngay lập tức',
    startMonth: 'Sau một tháng',
    startLater: 'Muộn hơn',
    interest: 'Điều gì ở vị trí này khiến bạn quan tâm?',
    cv: 'Buổi phỏng vấn cũng yêu cầu CV của bạn. Khi tập thử thì không cần.',
  },
  instruction: {
    title: 'Buổi tập thử diễn ra thế nào',
    text: 'Cách làm giống như trong buổi phỏng vấn.',
    end: 'Khi bạn kết thúc, các câu trả lời sẽ bị xóa.',
  },
  secondInstruction: {
    title: 'Những điều nên thử',
    text: 'Dùng buổi tập thử để biết mọi thứ hoạt động ra sao.',
    answer: 'Trả lời trọn vẹn một câu và xem người phỏng vấn tiếp tục thế nào.',
    change: 'Thử chuyển một lần giữa nói và gõ.',
    mute: 'Tắt rồi bật lại tiếng của người phỏng vấn. Mọi lời nói cũng hiện thành chữ.',
    help: 'Mở phần trợ giúp để biết nó ở đâu.',
    leave: 'Bạn có thể rời đi bất cứ lúc nào và bắt đầu lại.',
  },
  confirm: {
    title: 'Xác nhận thông tin của bạn',
    text: 'Đây là bước cuối trước khi bắt đầu. Không ai nhận được email về việc này.',
    filled: 'Đã điền theo thông tin bạn nhập trước đó. Bạn có thể sửa.',
  },
} as const satisfies Catalog<'practice'>
