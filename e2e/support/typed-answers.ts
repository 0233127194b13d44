/** Whole typed answers, written for the tests. */
export const englishAnswers = [
  'Last year I had to move the payment service to a new database. First I measured which queries were slow, because nobody knew. Then I wrote both databases side by side for four weeks and compared every row each night. For example, we found two rounding errors that had been there for years. As a result we switched on a Tuesday morning without any downtime, and the monthly cost fell by forty percent.',
  'Once I deleted a table on the wrong server. I told my manager at once and we restored it from the backup within one hour. Afterwards I asked myself why it had been possible at all. I changed our tools so that every dangerous command needs a second person to read it first. Since then it has not happened again, and two other teams have taken over the same rule.',
]
export const vietnameseAnswers = [
  'Năm ngoái em phụ trách việc chuyển hệ thống thanh toán sang cơ sở dữ liệu mới. Trước hết em đo xem truy vấn nào chậm, vì lúc đó chưa ai biết rõ. Sau đó nhóm em chạy song song hai hệ thống trong bốn tuần và đối chiếu từng dòng mỗi đêm. Ví dụ, bọn em phát hiện hai lỗi làm tròn số đã có từ lâu. Kết quả là việc chuyển đổi không làm gián đoạn dịch vụ và chi phí mỗi tháng giảm bốn mươi phần trăm.',
  'Có lần em xóa nhầm một bảng trên máy chủ chính. Em báo ngay cho quản lý và cả nhóm khôi phục lại từ bản sao lưu trong vòng một giờ. Sau đó em tự hỏi vì sao chuyện này có thể xảy ra. Em sửa lại công cụ để mọi lệnh nguy hiểm đều cần một người thứ hai xem trước. Từ đó đến nay lỗi này không lặp lại, và hai nhóm khác cũng áp dụng quy tắc ấy.',
]
