import { type Trade, trade } from './trade-types'

export const CARE_TRADES: readonly Trade[] = [
  trade('health', '29- 31- 11-9111', {
    points: [
      [
        'Names sign and measure: blood pressure / temperature / pulse / allergy / dose / wound / breathing / pain scale / chart / history',
        'Gọi tên dấu hiệu và biện pháp: huyết áp / nhiệt độ / mạch / dị ứng / liều / vết thương / nhịp thở / mức đau / bệnh án / tiền sử',
      ],
      [
        'Keeps patients safe: hand hygiene / double check / identify patient / called doctor / handover / gloves / fall risk / documented / consent',
        'Giữ an toàn người bệnh: rửa tay / kiểm tra hai lần / đúng người bệnh / gọi bác sĩ / bàn giao / găng tay / té ngã / ghi bệnh án',
      ],
    ],
    duties:
      'theo dõi dấu hiệu sinh tồn|thực hiện y lệnh và phát thuốc|chăm sóc vết thương|ghi hồ sơ bệnh án|giải thích cho người bệnh và gia đình|bàn giao ca trực',
  }),
  trade('pharmacy', '29-1051 29-2052', {
    points: [
      [
        'Names what is checked: prescription / dose / interaction / allergy / expiry / batch / generic / side effect / blood thinner',
        'Gọi tên điều phải kiểm: đơn thuốc / liều / tương tác / dị ứng / hạn dùng / số lô / thuốc thay thế / tác dụng phụ',
      ],
      [
        'Does not decide beyond the license: call doctor / ask pharmacist / refuse to sell / refer / record / controlled / second person',
        'Không vượt quyền: gọi bác sĩ / hỏi dược sĩ / không bán / chuyển khám / ghi sổ / thuốc kiểm soát / người thứ hai',
      ],
    ],
    duties:
      'tư vấn cách dùng thuốc|kiểm tra đơn và tương tác thuốc|cấp phát thuốc theo đơn|kiểm kê và theo dõi hạn dùng|bảo quản thuốc|ghi sổ thuốc kiểm soát',
  }),
  trade('care', '31-11 31-112 39-9 21-1093', {
    points: [
      [
        'Names the daily care: wash / dress / feeding / walking aid / bed / medication / skin / lift / toilet / drink',
        'Gọi tên việc chăm sóc: tắm rửa / thay đồ / cho ăn / dụng cụ đi lại / giường / thuốc / da / nâng đỡ / uống nước',
      ],
      [
        'Keeps dignity and reports changes: asked permission / knocked / privacy / own choice / family / care plan / nurse / bruise / handover',
        'Giữ tôn trọng và báo thay đổi: xin phép / gõ cửa / riêng tư / tự chọn / gia đình / kế hoạch chăm sóc / điều dưỡng / bầm tím',
      ],
    ],
    duties:
      'hỗ trợ ăn uống và vệ sinh cá nhân|theo dõi sức khỏe hằng ngày|trò chuyện và động viên|hỗ trợ đi lại an toàn|ghi sổ chăm sóc|báo gia đình khi có thay đổi',
  }),
  trade('childcare', '39-9011 25-2011 39-9041 11-9031', {
    points: [
      [
        'Names the day with children: nap / meal / play / story / song / diaper / allergy / outdoor / routine / tears',
        'Gọi tên một ngày với trẻ: ngủ trưa / bữa ăn / chơi / kể chuyện / bài hát / thay tã / dị ứng / ngoài trời / khóc',
      ],
      [
        'Puts safety and parents first: never alone / headcount / first aid / pick-up list / told parents / safeguarding / gate / wrote it down',
        'An toàn và phụ huynh: không để một mình / điểm danh / sơ cứu / người đón / báo phụ huynh / cổng / ghi lại',
      ],
    ],
    duties:
      'chăm sóc bữa ăn và giấc ngủ của trẻ|tổ chức hoạt động vui chơi|quan sát sự phát triển của trẻ|trao đổi với phụ huynh|giữ an toàn cho trẻ|xử lý khi trẻ khóc hoặc xô xát',
  }),
  trade('teaching', '25- 13-1151 11-9032 11-9033 11-9039', {
    points: [
      [
        'Names lesson and pupil: lesson plan / worksheet / group work / homework / test / behavior / parents / weak pupil / curriculum / feedback',
        'Gọi tên bài dạy và học sinh: giáo án / phiếu bài tập / làm nhóm / bài về nhà / kiểm tra / nề nếp / phụ huynh / học sinh yếu / chương trình',
      ],
      [
        'Adapts and checks: differentiated / slower / visual / quiz / seating / praise / one-to-one / progress / mark',
        'Điều chỉnh và kiểm tra: phân hóa / ví dụ / chậm lại / trực quan / câu hỏi nhanh / đổi chỗ / khen / kèm riêng / tiến bộ / điểm',
      ],
    ],
    duties:
      'soạn giáo án và giảng dạy|quản lý lớp học|ra đề và chấm bài|kèm học sinh yếu|trao đổi với phụ huynh|tổ chức hoạt động ngoại khóa',
  }),
  trade('library', '25-4 43-4121', {
    points: [
      [
        'Names holdings and tools: catalog / shelf / loan / barcode / record / archive / database / reservation / reference / index',
        'Gọi tên tài liệu và công cụ: mục lục / giá sách / mượn / mã vạch / biểu ghi / lưu trữ / cơ sở dữ liệu / đặt trước / tra cứu',
      ],
      [
        'Serves users and keeps things safe: asked what / searched / overdue / damaged / quiet / rare / copy / handling / return',
        'Phục vụ bạn đọc và giữ tài liệu: hỏi nhu cầu / tìm kiếm / quá hạn / hư hỏng / yên tĩnh / tài liệu quý / sao chụp / trả',
      ],
    ],
    duties:
      'phân loại và biên mục tài liệu|hướng dẫn bạn đọc tra cứu|quản lý mượn trả|kiểm kê kho sách|bảo quản tài liệu|tổ chức hoạt động đọc sách',
  }),
  trade('social', '21- 11-9151', {
    points: [
      [
        'Names case and network: home visit / risk / family / case plan / referral / shelter / benefits / school / consent / trust',
        'Gọi tên trường hợp và mạng lưới: thăm nhà / nguy cơ / gia đình / kế hoạch hỗ trợ / chuyển gửi / nơi tạm trú / trợ cấp / trường học / tin tưởng',
      ],
      [
        'Keeps limits: confidentiality / report abuse / supervision / boundaries / documented / own safety / second worker / refuse',
        'Giữ giới hạn: bảo mật / báo xâm hại / giám sát chuyên môn / ranh giới / ghi hồ sơ / an toàn bản thân / từ chối',
      ],
    ],
    duties:
      'tiếp nhận và đánh giá trường hợp|lập kế hoạch hỗ trợ|thăm gia đình|kết nối các dịch vụ|ghi hồ sơ trường hợp|phối hợp với trường học và bệnh viện',
  }),
  trade('kitchen', '35-1 35-2 51-3011', {
    points: [
      [
        'Names kitchen and food: prep list / station / fridge / core temperature / allergen / knife / stock / plating / portion / oven',
        'Gọi tên bếp và món: danh sách sơ chế / khu vực bếp / tủ lạnh / nhiệt độ / dị ứng / dao / nước dùng / bày món / khẩu phần / lò',
      ],
      [
        'Keeps food safe and service moving: date label / cross contamination / probe / cleaned down / ticket / hand wash / waste',
        'Giữ an toàn và nhịp phục vụ: dán ngày / nhập trước xuất trước / nhiễm chéo / đo nhiệt / dọn bếp / phiếu món / gọi món / rửa tay',
      ],
    ],
    duties:
      'sơ chế và nấu món theo công thức|kiểm tra nguyên liệu đầu vào|giữ vệ sinh an toàn thực phẩm|sắp xếp khu vực bếp|kiểm soát khẩu phần và hao hụt|phối hợp với bộ phận phục vụ',
  }),
  trade('service', '35-3 35-9 35- 11-9051', {
    points: [
      [
        'Names table and bar: reservation / menu / allergy / order / tray / bill / tip / glass / table number / cocktail / coffee',
        'Gọi tên bàn và quầy: đặt bàn / thực đơn / dị ứng / gọi món / khay / hóa đơn / ly / số bàn / cà phê / pha chế',
      ],
      [
        'Saves a bad moment: apologized / new dish / on the house / manager / kitchen / quick / drink while / told the truth / listened',
        'Cứu tình huống xấu: xin lỗi / đổi món / tặng / quản lý / báo bếp / nhanh / mời nước / nói thật / lắng nghe',
      ],
    ],
    duties:
      'đón khách và sắp xếp bàn|ghi và chuyển món cho bếp|phục vụ đồ ăn, thức uống|giải đáp thắc mắc của khách|thanh toán cho khách|dọn dẹp khu vực phục vụ',
  }),
  trade('hotel', '43-4081 39-6 39-7 11-9081 43-4181', {
    points: [
      [
        'Names the stay: check-in / booking / key card / housekeeping / deposit / late checkout / upgrade / luggage / overbooked / invoice',
        'Gọi tên kỳ lưu trú: nhận phòng / đặt phòng / thẻ khóa / buồng phòng / đặt cọc / trả muộn / nâng hạng / hành lý / kín phòng / hóa đơn',
      ],
      [
        'Makes good what went wrong: apologized / partner hotel / taxi / other room / discount / breakfast / manager / logbook',
        'Sửa lỗi với khách: xin lỗi / khách sạn khác / taxi / đổi phòng / giảm giá / bữa sáng / quản lý / sổ bàn giao / gọi lại',
      ],
    ],
    duties:
      'làm thủ tục nhận và trả phòng|xử lý đặt phòng|giải quyết phàn nàn của khách|hướng dẫn khách về dịch vụ|phối hợp với buồng phòng|bàn giao ca',
  }),
  trade('beauty', '39-', {
    points: [
      [
        'Names client and treatment: consultation / skin / patch test / appointment / product / music / towel / allergy / exercise / session',
        'Gọi tên khách và dịch vụ: tư vấn / da / thử phản ứng / lịch hẹn / sản phẩm / khăn / dị ứng / bài tập / buổi',
      ],
      [
        'Keeps it clean and safe: disinfect / gloves / stop / warm-up / record card / refuse / injury / heat / sterilized',
        'Sạch và an toàn: khử trùng / găng tay / dừng / khởi động / phiếu khách / từ chối / chấn thương / nhiệt',
      ],
    ],
    duties:
      'tư vấn dịch vụ phù hợp cho khách|thực hiện dịch vụ theo quy trình|khử trùng dụng cụ|sắp xếp lịch hẹn|chăm sóc khách sau dịch vụ|giới thiệu sản phẩm',
  }),
  trade('cleaning', '37-', {
    points: [
      [
        'Names means and places: mop / detergent / dilution / bin / vacuum / toilet / floor sign / cloth color / linen / window',
        'Gọi tên dụng cụ và nơi: cây lau / nước tẩy / pha loãng / thùng rác / máy hút / nhà vệ sinh / biển báo / khăn màu / ga giường / kính',
      ],
      [
        'Works safely and discreetly: gloves / ventilate / label / never mix / lost property / locked / report damage / top to bottom / checklist',
        'An toàn và kín đáo: găng tay / thông gió / nhãn / không pha lẫn / đồ thất lạc / khóa / báo hỏng / từ trên xuống / danh sách',
      ],
    ],
    duties:
      'vệ sinh khu vực được giao|thu gom và phân loại rác|giặt và thay đồ vải|bổ sung vật dụng|báo hỏng thiết bị|sử dụng hóa chất đúng cách',
  }),
  trade('grounds', '37-3 45- 11-9013 19-1031', {
    points: [
      [
        'Names plant, soil and animal: soil / seed / irrigation / pest / fertilizer / pruning / feed / harvest / weather / disease',
        'Gọi tên cây, đất và vật nuôi: đất / giống / tưới / sâu bệnh / phân bón / cắt tỉa / thức ăn / thu hoạch / thời tiết / dịch bệnh',
      ],
      [
        'Watches and acts early: yellow leaves / sample / isolate / spray / record / vet / drainage / season / gloves',
        'Quan sát và xử lý sớm: lá vàng / lấy mẫu / cách ly / phun / ghi sổ / thú y / thoát nước / mùa vụ / găng tay',
      ],
    ],
    duties:
      'chăm sóc cây trồng hoặc vật nuôi|theo dõi sâu bệnh|tưới và bón phân|thu hoạch và bảo quản|vận hành dụng cụ, máy móc|ghi sổ theo dõi',
  }),
  trade('security', '33- 55-', {
    points: [
      [
        'Names round and means: patrol / camera / visitor log / radio / alarm / key / badge / barrier / incident report / evacuation',
        'Gọi tên tuần tra và phương tiện: tuần tra / camera / sổ khách / bộ đàm / báo động / chìa khóa / thẻ / rào chắn / biên bản / sơ tán',
      ],
      [
        'Calms before acting: kept distance / spoke calmly / called police / backup / witness / no force / first aid / exit / supervisor',
        'Làm dịu trước: giữ khoảng cách / nói bình tĩnh / gọi công an / hỗ trợ / nhân chứng / không dùng vũ lực / sơ cứu / lối thoát',
      ],
    ],
    duties:
      'tuần tra khu vực được giao|kiểm soát người và xe ra vào|theo dõi camera|xử lý tình huống mất an ninh|phòng cháy chữa cháy|ghi sổ trực và bàn giao',
  }),
]
