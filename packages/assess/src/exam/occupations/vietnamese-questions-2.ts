import type { OccupationQuestions } from './occupation'

/** Points written without sight of the answers. */
export const vietnameseQuestions2: readonly OccupationQuestions[] = [
  {
    id: 'doi-truong-xay-dung',
    language: 'vi',
    title: 'Đội trưởng xây dựng',
    requirements: ['đọc bản vẽ', 'an toàn lao động', 'quản lý tiến độ'],
    questions: [
      {
        text: 'Hãy kể về một lần công trình có nguy cơ chậm tiến độ.',
        kind: 'behavioural',
        expectedPoints: [
          'Chỉ ra cái làm kẹt: mưa / thiếu thợ / thép về muộn / vật tư / chờ bản vẽ / nhà cung cấp / mặt bằng / cốp pha / thợ bỏ / chờ nghiệm thu / thầu phụ / thiếu người',
          'Sắp lại việc, thêm sức: tăng ca / làm đêm / hai ca / thêm thợ / chia mũi / song song / đổi trình tự / phụ gia / thuê thêm / đường găng / cuốn chiếu / khoán',
          'Không đổi lấy chất lượng: nghiệm thu / đèn chiếu sáng / tuổi bê tông / cường độ / không bỏ bước / nghỉ giữa ca / tư vấn giám sát / mẫu nén / bảo dưỡng / dây an toàn / đổi ca / đủ ngày',
          'Báo sớm và bám từng ngày: chủ đầu tư / họp đầu giờ / mỗi sáng / chỉ huy trưởng / nhật ký / đặt trước / mỗi ngày / khối lượng / dự phòng / giao ban / cuối ngày / bảng treo',
        ],
      },
      {
        text: 'Thợ leo giàn giáo mà không đeo dây an toàn. Bạn làm gì?',
        kind: 'situational',
        expectedPoints: [
          'Cho xuống ngay: cho xuống / gọi xuống / xuống ngay / dừng việc / dừng thi công / đình chỉ / không hét / leo xuống / bắt xuống / ngừng ngay / xuống đất / kêu xuống',
          'Hỏi vướng ở đâu: vì sao / vướng / thiếu móc / dây hỏng / dây cứu sinh / điểm móc / móc vào / hết dây / nóng quá / hai móc / toàn thân / chỗ móc',
          'Xử đúng mức: biên bản / phạt / nhắc nhở / cho về / tái phạm / nghỉ việc / cam kết / cắt công / đuổi về / cán bộ an toàn / lần hai / ra khỏi công trường',
          'Lo cho cả đội: họp đầu giờ / huấn luyện / lan can / lưới / phát dây / tổ trưởng / cả tổ / trước ca / sàn thao tác / biển báo / thẻ an toàn / làm gương',
        ],
      },
      {
        text: 'Trước khi đổ bê tông sàn, bạn kiểm tra những gì?',
        kind: 'technical',
        expectedPoints: [
          'Cốp pha và cây chống: cốp pha / ván khuôn / cây chống / cao độ / kín khít / giằng / máy thủy bình / chân chống / độ phẳng / mất nước / giáo chống / khe hở',
          'Thép: cốt thép / con kê / lớp bảo vệ / khoảng cách / đường kính / nối chồng / thép mũ / buộc thép / cốt đai / chiều dài neo / hai lớp / thép chịu lực',
          'Những thứ chôn trong bê tông: ống điện / ống nước / lỗ chờ / điện nước / hộp kỹ thuật / chống thấm / thép chờ / mạch ngừng / ống luồn / bản vẽ / hộp chờ / cổ ống',
          'Vữa, máy và ngày đổ: độ sụt / lấy mẫu / mác / đầm dùi / thời tiết / bạt che / máy bơm / nghiệm thu / tư vấn giám sát / số khối / bảo dưỡng / trời mưa',
        ],
      },
      {
        text: 'Hãy kể về một lần phát hiện thi công sai bản vẽ.',
        kind: 'behavioural',
        expectedPoints: [
          'Đo mà thấy: đo lại / thước / toàn đạc / thủy bình / lệch / tim trục / thiếu thép / cao độ / bản cũ / phiên bản / mấy phân / búng mực',
          'Dừng, giữ nguyên và hỏi thiết kế: dừng đổ / cho dừng / thiết kế / tư vấn giám sát / chỉ huy trưởng / chụp ảnh / biên bản / không che / dừng tổ / báo kỹ sư / giữ nguyên / dừng lại',
          'Sửa theo cách đã duyệt: đục / khoan cấy / cấy thép / tháo ra / làm lại / gia cường / phá bỏ / thiết kế duyệt / nghiệm thu lại / chịu tiền / hoàn công / đập',
          'Chặn lần sau: bản mới nhất / đóng dấu / thu bản cũ / họp đầu giờ / chuyển bước / dán bản / đo hai lần / người thứ hai / tổ trưởng ký / kiểm tra chéo / đánh dấu / shop drawing',
        ],
      },
    ],
  },
  {
    id: 'nhan-vien-kinh-doanh',
    language: 'vi',
    title: 'Nhân viên kinh doanh vật liệu',
    requirements: ['tìm khách hàng', 'đàm phán', 'thu công nợ'],
    questions: [
      {
        text: 'Hãy kể về một hợp đồng bạn giành được khi đối thủ đang có lợi thế.',
        kind: 'behavioural',
        expectedPoints: [
          'Tìm người quyết và cái họ lo: người quyết định / chủ thầu / kế toán trưởng / chỉ huy trưởng / hỏi kỹ / giao chậm / thiếu hàng / điểm yếu / vì sao chọn / phòng vật tư / chủ đầu tư / ai quyết',
          'Cho thấy tận tay: gửi mẫu / chạy thử / thử mẫu / chứng chỉ / CO CQ / công trình mẫu / dẫn đi xem / thí nghiệm / khách cũ / bảng tính / dùng thử / hao hụt',
          'Đổi điều kiện giao và trả: giao từng đợt / giao trong ngày / công nợ / ba mươi ngày / giữ giá / kho gần / bốc xếp / đổi trả / giao đêm / cẩu / chiết khấu / bảo lãnh',
          'Theo đến lúc chốt: đặt cọc / ký được / đơn đầu / gọi lại / giá cuối / biên lợi nhuận / không giảm giá / đơn sau / gặp trực tiếp / chốt ngày / xuống công trình / tận công trường',
        ],
      },
      {
        text: 'Khách quen nợ quá hạn hai tháng lại muốn lấy thêm hàng. Bạn làm gì?',
        kind: 'situational',
        expectedPoints: [
          'Xem sổ và hỏi lý do: đối chiếu / công nợ / hạn mức / lịch sử trả / hỏi lý do / vì sao chậm / chủ đầu tư / kế toán / bao nhiêu tiền / dòng tiền / tuổi nợ / công trình nào',
          'Đặt điều kiện trả: trả một phần / trả trước / tiền mặt / thanh toán trước / trả xong / năm mươi phần trăm / từng đợt / gối đầu / đặt cọc / bảo lãnh / cam kết trả / trả bớt',
          'Không tự ý giao: không giao / tạm dừng / giữ đơn / khóa đơn / dừng giao / không xuất / giám đốc duyệt / xin duyệt / chưa giao / vượt hạn mức / trình sếp / hỏi sếp',
          'Giữ mối, có giấy: lịch trả / biên bản / ký xác nhận / gặp trực tiếp / giữ mối / tận nơi / chia đợt / nhắc nợ / văn bản / khởi kiện / ký giấy / mỗi tuần',
        ],
      },
      {
        text: 'Bạn tìm khách hàng mới ở một khu vực chưa biết thế nào?',
        kind: 'technical',
        expectedPoints: [
          'Đi và vẽ địa bàn: bản đồ / google maps / chạy xe / công trình đang / khu công nghiệp / giấy phép xây dựng / khảo sát / cửa hàng vật liệu / dự án / đại lý / quy hoạch / công trường',
          'Hỏi người trong nghề: thợ / chủ thầu / hội nhóm / zalo / facebook / giới thiệu / tài xế / kiến trúc sư / khách cũ / nhà thầu / trang vàng / quán cà phê',
          'Hiểu giá và đối thủ ở đó: đối thủ / mua của ai / hãng nào / vận chuyển / giá thị trường / kho gần / thói quen / giá cước / mùa xây / cho nợ / đang dùng / giá ở đó',
          'Lập danh sách và bám: danh sách / phân loại / mười điểm / mỗi ngày / gửi mẫu / hẹn gặp / gọi lại / ghi sổ / crm / đơn thử / excel / tỷ lệ chốt',
        ],
      },
      {
        text: 'Hãy kể về một lần khách phàn nàn về chất lượng hàng.',
        kind: 'behavioural',
        expectedPoints: [
          'Đến xem tận nơi: xuống công trình / tận nơi / chụp ảnh / lấy mẫu / số lô / biên bản / trong ngày / mang mẫu / đo lại / phiếu giao / tận mắt / chạy xuống',
          'Tìm lỗi từ đâu: nhà máy / thí nghiệm / bảo quản / bị ẩm / vận chuyển / thi công sai / kiểm định / vỡ / lệch màu / pha trộn / khác lô / cong',
          'Đền và đổi: đổi hàng / đổi lô / thu hồi / hoàn tiền / giảm trừ / bồi thường / giao bù / xin lỗi / chịu chi phí / hỗ trợ thợ / trừ công nợ / đổi mới',
          'Giữ được mối, chặn lần sau: kiểm trước khi giao / đặt tiếp / mua tiếp / lấy tiếp / báo nhà máy / đổi nhà cung cấp / kê pallet / gọi hỏi lại / ghi số lô / ảnh lúc giao / ký nhận / cách bảo quản',
        ],
      },
    ],
  },
  {
    id: 'to-truong-che-bien',
    language: 'vi',
    title: 'Tổ trưởng nhà máy chế biến thực phẩm',
    requirements: ['vệ sinh an toàn thực phẩm', 'quản lý ca', 'máy đóng gói'],
    questions: [
      {
        text: 'Máy dò kim loại báo có dị vật trong một lô hàng. Bạn làm gì?',
        kind: 'technical',
        expectedPoints: [
          'Dừng và cách ly: dừng chuyền / dừng máy / cách ly / thẻ đỏ / treo thẻ / giữ lô / không xuất / niêm phong / biệt trữ / tách riêng / dừng dây chuyền / để riêng',
          'Thử máy rồi cho chạy lại: mẫu thử / thanh thử / test / độ nhạy / inox / sắt / chạy lại / soi lại / hiệu chuẩn / x quang / que thử / cho qua lại',
          'Tìm mảnh từ đâu: lưỡi dao / ốc / bu lông / dây thép / mảnh / kiểm dao / lưới sàng / truy ngược / lần kiểm trước / nguyên liệu / bảo trì / mẻ',
          'Báo và ghi: QC / QA / HACCP / CCP / biên bản / khắc phục / hủy / quản đốc / ghi sổ / truy xuất / không phù hợp / trưởng ca',
        ],
      },
      {
        text: 'Hãy kể về một ca làm việc thiếu người mà bạn vẫn phải giao đủ hàng.',
        kind: 'behavioural',
        expectedPoints: [
          'Xếp đơn trước sau: đơn gấp / hàng tươi / container / hạn giao / dễ hỏng / đơn nào trước / thứ tự / gộp lô / đổi khuôn / giao trước / xe lấy / mã hàng',
          'Điều và mượn người: mượn người / tăng ca / gọi thêm / chuyển người / đứng máy / tôi đứng / thời vụ / tổ khác / ghép trạm / đa năng / gối ca / vào chuyền',
          'Không cắt bước vệ sinh: rửa tay / ccp / dò kim loại / vệ sinh máy / biểu mẫu / dán tem / giờ nghỉ / không cắt bước / nhiệt độ / qc / an toàn máy / không bỏ',
          'Báo sớm và lo lần sau: báo kế hoạch / báo quản đốc / hai đợt / dời đơn / ma trận tay nghề / đào tạo chéo / dự phòng / bàn giao / mỗi giờ / sản lượng / nghỉ bù / dạy chéo',
        ],
      },
      {
        text: 'Nhiệt độ kho lạnh tăng lên tám độ trong đêm. Bạn xử lý thế nào?',
        kind: 'situational',
        expectedPoints: [
          'Giữ lấy sản phẩm: tâm sản phẩm / đo tâm / cách ly / chuyển kho / xe lạnh / đá khô / không xuất / đóng cửa / giữ lô / treo thẻ / kho khác / nhiệt kế',
          'Tìm chỗ hỏng của máy: máy nén / cửa hở / mất điện / máy phát / bảo trì / gas / xả đá / gioăng / cầu dao / dàn lạnh / quạt / cảm biến',
          'Xét từng lô: bao lâu / mấy giờ / biểu đồ / data logger / qc / vi sinh / lấy mẫu / hủy / bốn giờ / hạn dùng / giới hạn / từng lô',
          'Ghi và cài báo động: biên bản / ghi sổ / báo động / tin nhắn / báo quản đốc / haccp / bảo dưỡng / khắc phục / hai giờ / trực ca / cảnh báo / nhật ký',
        ],
      },
      {
        text: 'Hãy kể về một lần bạn phải nhắc một công nhân giỏi nhưng hay bỏ quy trình vệ sinh.',
        kind: 'behavioural',
        expectedPoints: [
          'Nói đúng thứ bị bỏ: rửa tay / găng tay / đeo nhẫn / đồng hồ / trùm tóc / khẩu trang / đi ủng / lăn bụi / lăn tóc / cồn / móng tay / bảo hộ',
          'Nói riêng và hỏi vì sao: gặp riêng / nói riêng / trước mặt / cuối ca / hỏi vì sao / sợ chậm / mất thời gian / da tay / giờ nghỉ / khen / mời ra / kéo ra',
          'Cho thấy cái hại: trả hàng / swab / vi sinh / ecoli / ngộ độc / thu hồi / khách đánh giá / mất đơn / que thử / nhiễm chéo / vi khuẩn / lấy mẫu tay',
          'Theo tiếp, có mức: biên bản / cảnh cáo / lần hai / trừ thưởng / cam kết / kèm người mới / làm gương / đột xuất / bồn rửa / bảng kiểm / chuyển vị trí / tuần sau',
        ],
      },
    ],
  },
]
