import type { WithdrawalCase } from './withdrawal-cases'

export const vietnameseWithdrawn: readonly WithdrawalCase[] = [
  {
    place: 'other',
    key: 'khóa',
    said: 'Tôi ngắt aptomat rồi treo ổ khóa cá nhân lên tủ điện.',
    added: 'Lúc nãy tôi nói về ổ khóa cá nhân, điều đó không đúng. Còn ở đây tôi sẽ hỏi khách trước.',
  },
  {
    place: 'other',
    key: 'kháng',
    said: 'Tôi thấy bệnh nhân dị ứng kháng sinh nên gọi bác sĩ ngay.',
    added: 'À, chuyện dị ứng kháng sinh em kể ở câu trước thì không phải như vậy, đồng nghiệp em gọi.',
  },
  {
    place: 'other',
    key: 'đối',
    said: 'Mỗi tối tôi đối chiếu sổ quỹ với sao kê ngân hàng.',
    added: 'Tôi xin đính chính chuyện đối chiếu sổ quỹ tôi nói ban nãy, thật ra mỗi tháng mới làm một lần.',
  },
  {
    place: 'other',
    key: 'giàn',
    said: 'Tôi cho dừng giàn giáo và báo ban an toàn.',
    added: 'Những gì tôi nói về giàn giáo lúc trước là không chính xác, chỉ huy trưởng cho dừng.',
  },
  {
    place: 'other',
    key: 'phục',
    said: 'Em phục hồi dữ liệu từ bản sao lưu trong mười phút.',
    added: 'Hồi nãy em có nói là em phục hồi dữ liệu từ bản sao lưu, em nói quá, anh trưởng nhóm làm.',
  },
  {
    place: 'other',
    key: 'chiết',
    said: 'Tôi từ chối chiết khấu và đề nghị hợp đồng dài hơn.',
    added: 'Khi nãy tôi bảo tôi từ chối chiết khấu, nhưng không phải thế, sếp tôi cấm.',
  },
  {
    place: 'other',
    key: 'đông',
    said: 'Tôi ghi nhiệt độ tủ đông hai lần mỗi ca.',
    added: 'Điều em nói lúc nãy về nhiệt độ tủ đông là sai, em chỉ nhìn qua thôi.',
  },
  {
    place: 'other',
    key: 'lương',
    said: 'Tôi tính lại bảng lương làm thêm giờ cho cả tổ.',
    added: 'Tôi xin rút lại điều đã nói về bảng lương làm thêm giờ, phần mềm tính.',
  },
  {
    place: 'same',
    key: 'điện',
    said: 'Tôi đo điện trở cách điện của cả mạch bếp.',
    added: 'À không, thật ra thợ phụ đọc đồng hồ.',
  },
  {
    place: 'same',
    key: 'hóa',
    said: 'Tôi xếp toàn bộ hóa đơn theo nhà cung cấp.',
    added: 'Mà cũng không hẳn vậy, phần mềm tự xếp.',
  },
  {
    place: 'same',
    key: 'vô',
    said: 'Tôi giữ dụng cụ vô khuẩn từ đầu đến cuối.',
    added: 'Thực ra không phải thế, chỉ rửa sạch thôi.',
  },
  { place: 'same', key: 'hợp', said: 'Em tự soạn hợp đồng đó.', added: 'Em nói nhầm, luật sư soạn, em chỉ đọc lại.' },
  {
    place: 'same',
    key: 'xin',
    said: 'Tôi đến tận nơi xin lỗi khách.',
    added: 'Nghĩ lại thì không phải, tôi chỉ gửi thư.',
  },
  {
    place: 'same',
    key: 'khảo',
    said: 'Em chạy khảo sát khách hàng cả quý.',
    added: 'Nói đúng hơn là em phụ làm bảng trình bày.',
  },
  {
    place: 'followUp',
    key: 'siết',
    said: 'Tôi siết từng con ốc bằng cờ lê lực.',
    added: 'Không phải tôi làm, đồng nghiệp làm, tôi cầm đèn.',
  },
  {
    place: 'followUp',
    key: 'trình',
    said: 'Em trình bày kết quả trước ban giám đốc.',
    added: 'Thật ra không hẳn vậy, em chỉ chuẩn bị tài liệu.',
  },
]

/** Said in stories, or without a statement that it could take back. */
export const vietnameseNotWithdrawn: readonly WithdrawalCase[] = [
  { place: 'same', key: 'kiểm', said: 'Tôi kiểm toán từng dòng một.', added: 'Thật ra không có sai sót nào cả.' },
  {
    place: 'same',
    key: 'van',
    said: 'Tôi thay van của nồi hơi thứ hai.',
    added: 'Nguyên nhân không hẳn là do áp suất mà do cặn.',
  },
  {
    place: 'same',
    key: 'học',
    said: 'Tôi để học viên trình bày ca bệnh.',
    added: 'Bạn ấy bảo thực ra không phải thế, lỗi ở máy bơm, và bạn ấy đúng.',
  },
  {
    place: 'other',
    key: 'ngân',
    said: 'Tôi cắt ngân sách công tác một phần ba.',
    added: 'Giám đốc cho rằng điều tôi nói về ngân sách là không đúng, nên tôi đưa bảng số liệu.',
  },
  {
    place: 'other',
    key: 'phiếu',
    said: 'Tôi tra phiếu lương ra lỗi nhập sai hệ số.',
    added: 'Như tôi đã nói lúc nãy về phiếu lương, tôi luôn xem gốc trước.',
  },
  {
    place: 'other',
    key: 'bột',
    said: 'Tôi làm nóng lò và cân bột.',
    added: 'Khách nói bánh không đúng vị nên tôi làm lại và xin lỗi.',
  },
  {
    place: 'same',
    key: 'mã',
    said: 'Tôi nhầm mã hàng nên phải gọi lại cho kho.',
    added: 'Từ đó tôi quét mã hai lần.',
  },
  {
    place: 'other',
    key: 'liều',
    said: 'Tôi so liều thuốc với phiếu.',
    added: 'Lúc nãy tôi nói về cuộc gọi điện thoại, điều đó không đúng, tôi đến tận nơi.',
  },
]
