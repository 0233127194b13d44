import type { LanguagePair } from '../language-pair'

/** Written by hand without a look at the engine, first. */
export const vietnameseLanguagePairs1: Readonly<Record<string, LanguagePair>> = {
  'dieu-duong': {
    learner: [
      'Hôm ấy em đêm trực ở khoa nội tổng hợp bên Thái Bình, có con bà cụ tiểu đường kêu mệt vã mồ hôi em đo huyết áp bình thường, em sau đó mới thử máu đường, được hai phẩy chín. Em gọi bác sĩ, bác sĩ cho truyền glucose cụ dần tỉnh lại. Em có ghi hồ sơ ở trong. Từ lần đó em nhớ tiểu đường mà mệt phải ngay thử đường.',
      'Em bảo bác chờ tí em, rồi em xem lại thuốc tên trong quyển sổ của thuốc. Nếu đúng thuốc em nói cho bác chắc khoa dược đổi khác loại, bác cứ uống yên tâm nếu không đúng em đổi lại đúng. Nhiều khi các cụ quên hay nên mình phải nhẹ nhàng giải thích về, cho xem cái vỏ thuốc nó.',
      'Em gọi tên bệnh người, hỏi tuổi, xem giường số với tờ xét nghiệm phiếu. Ống máu em trước ghi tên cho nhanh xếp thứ tự giường. Xong lấy em kiểm tra lại lần nữa mới gửi rồi. Ai lẫn em hỏi người của nhà. Bệnh viện em có cái vòng tay nhưng đông quá không phải lúc nào nhìn.',
      'Em sẽ giải thích về nội quy ngoài giờ được không vào, để người bệnh được nghỉ ngơi của họ. Em nói nhẹ nhàng mời anh ra ngồi ghế chờ nếu anh vẫn tiếng to em gọi bảo vệ. Nặng trường hợp em hỏi trực bác sĩ cho vào một lúc. Thường nói chuyện xong người ta bớt cũng nóng.',
    ],
    fewWords: [
      'Hôm ấy em trực đêm ở Thái Bình, có bà cụ bị bệnh, bị tiểu đường, bà cụ kêu mệt, mệt lắm, người ra nhiều nước. Em đo cái huyết áp, cái đó bình thường, rồi em đo cái đường, cái đường là hai phẩy chín. Em gọi bác sĩ, bác sĩ cho bà cụ truyền đường, rồi bà cụ đỡ, đỡ dần. Em ghi vào sổ. Từ lần đó em nhớ, bị tiểu đường mà kêu mệt thì em đo đường, đo đường ngay.',
      'Em bảo bác chờ em, rồi em xem thuốc trong sổ, xem có đúng thuốc không. Nếu đúng thuốc thì em bảo bác là thuốc này đúng, chắc là thuốc này khác loại thôi, bác cứ uống thuốc này. Nếu không đúng thuốc thì em đổi thuốc cho đúng. Các bác hay quên thuốc, nên mình bảo các bác cho dễ, cho các bác xem cái vỏ thuốc.',
      'Em gọi tên, em hỏi tuổi, em xem số giường, em xem phiếu. Ống thì em ghi tên trước, ghi tên trước cho nhanh, em xếp ống theo số giường. Xong thì em xem lại, xem lại xong em mới gửi. Ai hay quên tên thì em hỏi người nhà. Chỗ em có cái vòng ở tay, có tên ở vòng, nhưng đông quá thì có lúc em không xem cái vòng.',
      'Em bảo anh là giờ này không được vào, giờ này để người bệnh nghỉ. Em bảo nhẹ thôi, bảo anh ra ghế chờ, chờ đến giờ. Nếu anh vẫn nói to thì em gọi bảo vệ, bảo vệ nói với anh. Nếu người bệnh bị nặng thì em hỏi bác sĩ cho anh vào, vào một lúc thôi. Nói với người ta xong thì người ta cũng đỡ.',
    ],
  },
  'ky-su-co-so-du-lieu': {
    learner: [
      'Mình sẽ chạy EXPLAIN xem nó dùng index hay quét bảng cả nếu quét bảng cả thêm index. Mình xem cũng CPU với RAM trên chủ máy lúc đó cao có không, có job nào chạy đang không. Trước lần có con câu tìm khách hàng chậm, mình thêm index cột số điện thoại nhanh lại. Với lại hay cũng chạy vacuum analyze xem sao nó.',
      'Mình từng khôi phục khi lập trình bạn nhầm xóa cấu hình bảng. Bên mình mỗi đêm dump, mình nên lấy tờ file dump đêm hôm trước restore con bảng đó lên chính máy. Mất khoảng tiếng nửa. Có mấy dòng sửa ngày trong bị mất, bạn ấy nhập phải lại bằng tay. Sau vụ đó mình dump sáu tiếng lần một.',
      'Lớn bảng thế mình làm ban đêm lúc người ít dùng. Thêm cột phép cho null, không đặt mặc định nhanh, đó sau viết script update từng phần vài khoảng chục nghìn dòng xong hết mới đặt not null. Khi trước làm sao lưu và thử chạy ở môi trường test, dù bảng test nhiều nhỏ hơn.',
      'Mình thường cho không quyền ghi, mình bảo bạn gửi lệnh câu mình chạy. Mình đọc qua thấy ổn chạy nếu mình đang bận có thể tạm cấp rồi sau thu lại. Bạn nào mình tin tưởng về cũng lo đỡ. Chạy xong mình bảo cho bạn kiểm tra lại ở trên của giao diện, thấy đúng rồi mình đóng cái tờ phiếu.',
    ],
    fewWords: [
      'Mình chạy EXPLAIN xem nó chạy thế nào, nó có index không hay nó đọc cả bảng. Nếu nó đọc cả bảng thì mình thêm index. Mình xem máy lúc đó thế nào, CPU có cao không, RAM có cao không, có cái gì đang chạy trên máy không. Lần trước có cái câu tìm khách chạy chậm, mình thêm index cho cái số điện thoại thì nó chạy nhanh. Rồi mình cũng chạy vacuum analyze xem nó thế nào.',
      'Có lần bạn kia xóa cái bảng, xóa nhầm, rồi mình lấy lại cái bảng. Bên mình mỗi đêm có một file, nên mình lấy cái file đêm trước, mình lấy cái bảng trong file đó đưa lên máy chính. Làm mất nửa tiếng. Có mấy dòng làm trong ngày thì mất, bạn kia làm lại mấy dòng đó. Sau lần đó mình làm sáu tiếng một file, không làm mỗi đêm một file nữa.',
      'Bảng lớn thì mình làm ban đêm, ban đêm ít người làm. Mình thêm cột, cho cột đó null, không làm mặc định cho nhanh, rồi mình làm từng phần, làm từng phần mấy chục nghìn dòng. Làm xong hết thì mình mới làm cột đó not null. Trước khi làm thì mình sao lưu, rồi mình làm thử ở bảng test, bảng test thì nhỏ hơn, nhỏ hơn nhiều.',
      'Mình thường không cho quyền ghi, bạn gửi câu lệnh cho mình, mình chạy cho bạn. Mình xem câu lệnh, xem thấy được thì mình chạy. Nếu mình đang bận thì mình cho quyền, cho một lúc rồi mình lấy lại quyền. Bạn nào mình tin thì mình cho, cũng được. Chạy xong thì mình bảo bạn xem lại, bạn xem thấy được thì mình đóng phiếu.',
    ],
  },
  'nhan-vien-kinh-doanh': {
    learner: [
      'Em từng lấy được con đơn xi măng của một thầu nhà ở Thái Nguyên họ đang lấy bên khác. Em đến gặp lần nhiều, mời giám đốc anh cà phê, chào giá hơn thấp một chút và cho thêm nợ mười ngày. Em cam kết cũng giao nhanh vì mình kho gần. Được độ hơn tháng anh ấy chuyển lấy sang của em khoảng năm mươi tấn tháng một. Chắc mình nhiệt tình với lại hợp lý giá.',
      'Quen khách em gọi nói chuyện nhẹ nhàng trước, hỏi trả được bao giờ. Em sẽ bảo anh giúp em thanh toán một phần em mới xin cho sếp lấy tiếp nếu anh ấy trả được nửa một em cho lấy thôi ít. Còn không trả nào đồng em đành từ chối, công ty em tính nợ công vào lương nhân viên của luôn.',
      'Em lên mạng tìm cửa hàng vật liệu danh sách, rồi đi chạy xe một vòng xem công trình nào có đang làm. Vào gửi con danh thiếp báo giá em nhờ cũng cũ khách giới thiệu. Ai có vẻ quan tâm sau tuần em gọi lại. Thường mười chỗ được một hai chỗ thử lấy. Ở mới chỗ quan trọng đi nhiều.',
      'Có lần khách gọi bảo tôn xước bị, đòi trả. Em xin lỗi rồi đến xem đúng xước thật khoảng chục con, chắc lúc bốc xuống. Em báo cho công ty công ty đồng ý giảm mấy tấm giá đó, khách chịu cũng. Em có lại nhắc bên hàng giao hơn cẩn thận. Khách ấy sau mua vẫn nhưng hay cũng soi hàng hơn trước kỹ.',
    ],
    fewWords: [
      'Em lấy được cái đơn xi măng ở Thái Nguyên, trước họ lấy của bên khác, không lấy của em. Em đến gặp anh giám đốc, em đến nhiều lần, lần nào cũng gặp anh giám đốc, em lấy giá ít hơn bên khác, em cho nợ mười ngày, nợ nhiều hơn bên khác. Em cũng giao nhanh, kho em gần nên em giao nhanh. Hơn một tháng thì anh ấy lấy của em, một tháng lấy năm mươi tấn. Chắc là do em đến nhiều, với lại giá em cũng được.',
      'Khách quen thì em gọi trước, em hỏi bao giờ anh trả. Em bảo anh trả cho em một phần, anh trả một phần thì em mới xin sếp cho anh lấy hàng. Nếu anh ấy trả một nửa thì em cho lấy hàng, cho lấy ít hàng thôi. Anh ấy không trả thì em không cho lấy hàng, vì anh ấy không trả thì công ty lấy vào lương của em.',
      'Em lên mạng tìm cửa hàng, tìm xong em đi xe đến, em đi một vòng xem chỗ nào đang làm. Em vào cửa hàng, em cho cái giá, cho cái tên của em. Em cũng bảo khách cũ tìm khách mới cho em. Khách nào có vẻ được thì tuần sau em gọi, em gọi lại khách đó. Mười khách thì được một khách, có khi được hai khách. Chỗ mới thì em đi nhiều, cứ đi nhiều là được.',
      'Có lần khách gọi em, bảo tôn bị xước, khách bảo em lấy lại tôn. Em bảo em xin lỗi, rồi em đến xem tôn, tôn bị xước, bị xước mười tấm, chắc là do bên giao hàng. Em bảo công ty, công ty bảo là bớt tiền mười tấm đó, khách cũng bảo được. Em bảo bên giao hàng, bảo họ là giao cho tốt hơn. Sau khách ấy vẫn mua của em, nhưng lần nào mua cũng xem, xem lâu hơn trước.',
    ],
  },
}
