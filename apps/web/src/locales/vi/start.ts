export const messages = {
  title: 'Tổng quan',
  all: 'Tất cả bài phỏng vấn',
  new: {
    title: 'Bài phỏng vấn mới',
    all: 'Xem tất cả bài mới',
    none: 'Không có gì mới. Bạn đã xem mọi bài phỏng vấn.',
    failed: 'Không tải được các bài phỏng vấn mới.',
  },
  waiting: {
    title: 'Đang chờ phản hồi',
    all: 'Xem tất cả người đang chờ',
    counts: {
      overdue: '{count, number} quá hạn',
      today: '{count, number} đến hạn hôm nay',
      later: '{count, number} sau hôm nay',
    },
    none: 'Không có phản hồi nào đang chờ. Nếu một bộ phỏng vấn hẹn ngày phản hồi, ứng viên sẽ hiện ở đây.',
    failed: 'Không tải được danh sách người đang chờ phản hồi.',
  },
  replied: {
    open: 'Đánh dấu đã phản hồi {name}',
    short: 'Đã phản hồi',
    title: 'Đánh dấu đã phản hồi {name}?',
    text: 'Dùng khi bạn đã tự gọi hoặc viết cho ứng viên. Hạn phản hồi sẽ được xóa.',
    confirm: 'Đánh dấu đã phản hồi',
  },
}
