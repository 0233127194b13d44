import type { LanguagePair } from '../language-pair'

/** Written by hand second, after the engine was changed for the last time. */
export const vietnameseLanguagePairs2: Readonly<Record<string, LanguagePair>> = {
  'doi-truong-xay-dung': {
    learner: [
      'Có, con công trình nhà phố sáu tầng ở Vinh, năm ngoái mưa liền hơn tuần một, không đổ được mái tôi họp anh em, xin cho chủ nhà thêm người, gọi thêm tám cái thợ ở quê vào. Anh em làm tối cũng. Phần trong nhà như xây ngăn tường, trát cho làm trước trong mưa lúc. Cuối cùng bàn giao ba ngày chậm, chủ nhà cũng thông cảm không phạt. Này sau tôi chú ý xem thời tiết hơn.',
      'Thì tôi gọi ngay xuống, nhắc phải dây đeo mới được lên. Bên tôi có quy định phạt hai trăm nghìn lần một. Nếu hỏng dây tôi đổi cho khác dây. Đầu giờ sáng tôi hay cũng nhắc chung cả đội bảo nhà còn vợ con ai nhắc lần ba vẫn không nghe tôi cho sang dưới đất làm.',
      'Tôi kiểm tra thép xem phi đúng, đúng khoảng cách vẽ bản chưa, kê thép đủ chưa. Cốp pha xem có không hở, chống cây chắc chắn không. Ống đường nước, ống điện đặt rồi đổ mới. Dọn sạch mặt của sàn tưới nước sau đó báo giám sát xem lên rồi gọi con xe bê tông. Lúc đổ nhắc anh em đầm kỹ cho.',
      'Một lần thợ xây tường vệ sinh nhà lệch sang mười phân, phòng hẹp bị, lúc thợ ốp lát vào phát hiện mới. Tôi đối chiếu với về bản vẽ đúng là mình sai. Tôi cho phá con tường ấy xây lại mất hai công ít gạch tiền đội chịu. Nguyên nhân thợ nhầm đọc kích thước phủ bì với lọt lòng. Sau đó khi mực bật tôi cố gắng ra xem thợ cùng.',
    ],
    fewWords: [
      'Có, năm ngoái ở Vinh, cái nhà sáu tầng, mưa hơn một tuần, mưa không làm được cái mái. Tôi bảo anh em làm, tôi bảo chủ nhà cho thêm người, tôi gọi thêm người ở quê, gọi thêm tám người vào làm. Anh em làm ngày, anh em làm tối. Mưa thì làm trong nhà, làm cái tường trong nhà trước. Làm xong thì chậm, chậm ba ngày, chủ nhà cũng bảo được, không lấy tiền. Sau này làm thì tôi xem mưa, xem mưa nhiều hơn.',
      'Thì tôi gọi xuống, tôi bảo có dây thì mới lên, không có dây thì không lên. Bên tôi không có dây là mất hai trăm nghìn, một lần là hai trăm nghìn. Dây không tốt thì tôi cho dây khác, dây tốt. Sáng nào tôi cũng bảo cả đội, bảo là nhà còn vợ con, bảo là có dây mới lên. Ai bảo ba lần vẫn không có dây thì tôi cho xuống, cho làm ở dưới, không cho lên.',
      'Tôi xem thép, xem thép có đúng không, xem thép có đủ không. Rồi tôi xem cốp pha, xem có hở không, xem cây chống có tốt không. Rồi tôi xem ống nước, xem ống điện, có đủ ống thì mới đổ. Sàn thì làm cho sạch, cho nước vào sàn. Rồi tôi bảo giám sát xem, giám sát xem xong thì tôi gọi xe bê tông. Lúc đổ thì tôi bảo anh em làm cho tốt.',
      'Một lần thợ xây cái tường sai, sai mười phân, cái phòng bé đi, thợ khác vào làm thì mới thấy cái tường sai. Tôi xem bản vẽ thì thấy mình sai, thợ mình sai. Tôi bảo thợ xây lại cái tường, xây lại mất hai công, mất ít gạch, đội mất tiền. Thợ xem sai cái số ở bản vẽ, xem sai số này ra số kia. Sau đó thợ làm cái tường thì tôi ra xem, tôi xem cùng thợ.',
    ],
  },
  'nhan-vien-hanh-chinh': {
    learner: [
      'Có lần em nhầm gõ lương trong hợp đồng của con anh kỹ thuật, tám triệu rưỡi thành chín triệu rưỡi, ký đóng dấu kế toán mới thấy rồi. Em xin lỗi anh ấy báo rồi sếp, sau đó làm lại mới bản thu hai cái cũ bản về hủy. Anh ấy vui vẻ cũng. Từ đó em in ra lại đọc một lượt rồi trình mới ký.',
      'Em nhận hồ sơ kiểm tra căn cước bằng cấp với, rồi làm thử việc hợp đồng hai tháng. Hết thử việc ký hợp đồng năm một, em sau đó báo tăng bảo hiểm trên ở phần mềm. Em hỏi bạn ấy có cũ sổ không lấy số để. Em làm cũng con thẻ nhân viên chấm công mở lương tài khoản. Giấy tờ em cho cặp vào, xếp phòng ban theo.',
      'Em hỏi chị ấy nghỉ ngày nào từ rồi cho viết tờ cái đơn. Em báo bộ phận trưởng sắp xếp người thay làm. Em báo giảm bên bảo hiểm dặn chị sinh xong gửi khai sinh giấy của cháu em làm chế độ. Tiền bảo hiểm chi lương theo đóng sáu tháng. Công ty em có còn quà mừng năm trăm nghìn em nên làm đề nghị luôn.',
      'Có kinh doanh trưởng phòng xin cho nhân viên mới đi làm luôn mà có chưa hợp đồng bảo tháng cuối ký sau cũng được. Em bảo được không, phải có hợp đồng mới vào rồi, nhỡ có gì chuyện công ty chịu. Anh ấy khó chịu hơi nhưng em làm gấp trong chiều buổi nên ổn cũng. Sếp em sau nói cũng em làm thế đúng.',
    ],
    fewWords: [
      'Có lần em làm sai hợp đồng của một anh, em làm sai cái lương, tám triệu rưỡi em làm thành chín triệu rưỡi, làm xong hết rồi kế toán mới thấy sai. Em xin lỗi anh ấy, em nói với sếp là em sai, rồi em làm hợp đồng mới, em lấy lại hợp đồng cũ, em bỏ hợp đồng cũ. Anh ấy cũng không nói gì. Từ đó em làm xong hợp đồng thì em xem lại, xem lại xong em mới đưa sếp.',
      'Em lấy hồ sơ, em xem hồ sơ có đủ không, rồi em làm hợp đồng hai tháng. Hết hai tháng thì em làm hợp đồng một năm, rồi em làm bảo hiểm, làm ở trên máy. Em hỏi bạn ấy có sổ không, có sổ thì em lấy số ở sổ. Em làm cái thẻ, em làm cái công, em làm cái tài khoản. Làm xong thì giấy em cho vào cặp, phòng nào thì cho vào cặp phòng đó.',
      'Em hỏi chị ấy nghỉ ngày nào, rồi em bảo chị ấy làm cái đơn nghỉ. Em nói với bên chị ấy là chị ấy nghỉ, để có người làm thay. Em nói với bảo hiểm là chị ấy nghỉ, em bảo chị ấy là có cháu thì đưa em cái giấy của cháu, có giấy thì em làm. Tiền thì bảo hiểm đưa, đưa theo lương sáu tháng. Công ty em cũng đưa tiền, đưa năm trăm nghìn, cái đó em cũng làm.',
      'Có anh trưởng phòng bảo em cho người mới vào làm, người mới chưa có hợp đồng, anh ấy bảo cuối tháng mới làm hợp đồng cũng được. Em bảo không được, có hợp đồng thì mới vào làm, chưa có hợp đồng thì chưa vào làm, có gì thì công ty mất tiền. Anh ấy không vui, không vui lắm, nhưng em làm hợp đồng luôn, chiều là em làm xong nên cũng được. Sếp em cũng bảo em làm thế là được.',
    ],
  },
  'to-truong-che-bien': {
    learner: [
      'Em cho máy dừng, lấy con gói bị báo ra để riêng. Rồi em cho chạy lại qua lần nữa xem nó có báo không nếu vẫn báo gọi QC. QC mở xem ra có gì kim loại. Em kiểm tra cũng dao, vít ốc trên chuyền xem mất có cái nào. Nếu không vấn đề có chạy tiếp gói đó hủy, ghi sổ vào.',
      'Đợt dịch có, ca em ba mươi cái người nghỉ mất mười. Em xin quản đốc thêm cho người ở khác tổ sang giúp anh em ca tăng thêm hai tiếng. Em xuống cũng đóng gói cùng. Người quen chưa em cho làm dễ việc như thùng dán. Ca cuối giao được đủ gần, thiếu khoảng năm chục thùng sáng sau hôm bù. Mọi người vui nhưng mệt thêm được tiền.',
      'Em gọi bảo trì ngay lên, xem máy nén hay cửa do mở. Trong đó lúc không cho cửa mở kho nữa nếu sửa lâu em cho chuyển hàng kho khác sang. Sáng em báo cho với quản đốc QC để họ xem hàng dùng được có không. Em nhiệt độ ghi vào trong của sổ theo giờ.',
      'Tổ em có con cậu Dũng lóc pha cá nhanh lắm, nhưng đeo hay nhẫn với không đội lưới tóc kín. Em riêng nhắc mấy lần bảo khách vào kiểm thấy mà cả tổ trừ bị điểm. Đầu lúc cậu ấy cãi cũng, nói năm bao có sao đâu. Em giải thích về là rơi tóc vào hàng bị trả về. Sau cậu ấy đỡ cũng, thỉnh thoảng em phải vẫn nhắc.',
    ],
    fewWords: [
      'Em dừng máy, em lấy cái gói ra, để cái gói ra một chỗ. Rồi em cho cái gói vào máy lại, xem máy có báo không, máy báo thì em gọi QC. QC xem cái gói, xem cái gói có cái gì. Em cũng xem cái dao, xem cái máy, xem có mất cái gì không. Không mất cái gì thì em cho máy chạy, cái gói đó thì em bỏ, em ghi vào sổ.',
      'Đợt đó có dịch, ca em có ba mươi người, mười người nghỉ. Em xin thêm người, xin người ở tổ khác, người tổ em thì làm thêm, làm thêm hai tiếng. Em cũng làm, em làm cùng người tổ em. Người mới thì em cho làm cái dễ, làm cái thùng. Cuối ca thì làm gần đủ, chưa đủ năm chục thùng, sáng sau làm thêm cho đủ. Người tổ em mệt, mệt nhưng có thêm tiền thì vui.',
      'Em gọi bảo trì, bảo trì lên xem, xem máy hay là xem cửa. Lúc đó thì em bảo không mở cửa, cửa kho không mở nữa. Bảo trì làm lâu thì em cho hàng sang kho khác. Sáng em bảo quản đốc xem hàng, em bảo QC xem hàng, xem hàng còn dùng được không. Em xem kho có lạnh không, giờ nào em cũng xem, xem xong em ghi vào sổ.',
      'Tổ em có cậu Dũng làm cá nhanh, làm nhanh lắm, nhưng tay thì có nhẫn, đầu thì không có lưới. Em bảo cậu ấy mấy lần, em bảo khách vào mà thấy thì cả tổ mất điểm. Lúc đầu cậu ấy không nghe, cậu ấy bảo làm bao năm có sao đâu. Em bảo cậu ấy là tóc vào hàng thì khách không lấy hàng. Sau cậu ấy cũng nghe, nhưng có lúc không nghe thì em lại bảo.',
    ],
  },
}
