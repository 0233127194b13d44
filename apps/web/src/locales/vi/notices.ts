import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Thông báo',
  lead: 'Những gì mới dành cho bạn trong 90 ngày qua',
  list: 'Thông báo',
  kinds: {
    new_submission: '{name} đã nộp bài phỏng vấn',
    mention: '{author} nhắc đến bạn trong ghi chú về {name}',
    reply_due: 'Hạn phản hồi cho {name}: {date}',
    request: '{name} muốn được một người xem xét lại, hạn trả lời: {date}',
    assessment_failed: 'Bài phỏng vấn của {name} chưa được đánh giá xong',
  },
  formerMember: 'Một thành viên cũ',
  new: 'Mới',
  markRead: 'Đánh dấu đã đọc',
  markReadName: 'Đánh dấu đã đọc: {text}',
  markAllRead: 'Đánh dấu tất cả là đã đọc',
  marked: 'Đã đánh dấu tất cả thông báo là đã đọc.',
  settings: 'Chọn thông báo',
  empty: 'Chưa có thông báo nào',
  emptyText: 'Khi có bài phỏng vấn được nộp hoặc có việc cần bạn, thông báo sẽ hiện ở đây.',
  loadFailed: 'Không tải được thông báo của bạn',
  setting: {
    title: 'Thông báo',
    lead: 'Bạn nhận thông báo gì tại {organization}. Email chỉ tóm tắt, không nêu tên, tối đa mỗi giờ một email.',
    leadHere: 'Bạn nhận thông báo gì tại đây. Email chỉ tóm tắt, không nêu tên, tối đa mỗi giờ một email.',
    inProduct: 'Trong Candor',
    byMail: 'Qua email',
    kinds: {
      new_submission: 'Có bài phỏng vấn mới',
      mention: 'Được nhắc đến trong ghi chú',
      reply_due: 'Còn không quá hai ngày đến hạn phản hồi đã hẹn với ứng viên',
      request: 'Yêu cầu của ứng viên cần một người trả lời',
      assessment_failed: 'Bài phỏng vấn chưa được đánh giá xong',
    },
    loadFailed: 'Không tải được lựa chọn của bạn',
  },
} satisfies Catalog<'notices'>
