import type { QuestionKind } from '../../../../ports/interviewer'
import type { Bilingual } from '../bank/bank-types'
import { type PointPairs, splitPairs } from './frame-types'

/** A sentence that asks about knowledge, experience or a tool named in {skill}. */
export interface SkillFrame {
  readonly kind: QuestionKind
  readonly text: Bilingual<string>
  readonly points: Bilingual<readonly string[]>
}

const frame = (kind: QuestionKind, [en, vi]: readonly [string, string], points: PointPairs): SkillFrame => ({
  kind,
  text: { en, vi },
  points: splitPairs(points),
})

/** {skill} is a noun phrase: "experience with young children", "knowledge of food hygiene". */
export const KNOWN_FRAMES: readonly SkillFrame[] = [
  frame(
    'behavioural',
    [
      'This job asks for {skill}. Tell me about a piece of work in which you needed it. What was difficult, and what did you do yourself?',
      'Vị trí này cần {skill}. Hãy kể về một việc mà bạn cần đến điều đó. Điều gì khó và chính bạn đã làm gì?',
    ],
    [
      [
        'Places it in real work: client / site / project / shift / department / month / contract / which company / employer',
        'Gắn với việc thật: khách hàng / công trình / dự án / ca / phòng ban / tháng / hợp đồng / công ty nào',
      ],
      [
        'Names their own steps: I checked / I called / I prepared / I tested / I decided / I wrote / I compared / I explained',
        'Kể việc mình làm: tôi kiểm tra / tôi gọi / tôi chuẩn bị / tôi thử / tôi quyết định / tôi viết / tôi so sánh',
      ],
      [
        'Says what came of it: percent / saved / approved / on schedule / fewer errors / passed / renewed / failed / lesson',
        'Nói kết quả: phần trăm / tiết kiệm / được duyệt / đúng hạn / ít lỗi / đạt / thất bại / rút ra',
      ],
    ],
  ),
  frame(
    'technical',
    [
      'How did you come by your {skill}? Tell me about the case that taught you most.',
      'Bạn có được {skill} từ đâu? Hãy kể về trường hợp giúp bạn học được nhiều nhất.',
    ],
    [
      [
        'Names where it was learned: course / apprenticeship / colleague / manual / training / certificate / practice / university / supervisor',
        'Nêu nơi học: khóa học / học nghề / đồng nghiệp / tài liệu / tập huấn / chứng chỉ / thực hành / người hướng dẫn',
      ],
      [
        'Tells one case with its difficulty: mistake / complaint / deadline / broke / unexpected / wrong / pressure / nobody knew',
        'Kể một trường hợp khó: sai sót / khiếu nại / gấp / hỏng / bất ngờ / nhầm / áp lực / chưa ai biết',
      ],
      [
        'Does it otherwise since: since then / double-check / checklist / earlier / habit / rule',
        'Từ đó làm khác: từ đó / bây giờ tôi / kiểm tra kỹ / danh sách kiểm / sớm hơn / thói quen / nguyên tắc',
      ],
    ],
  ),
  frame(
    'behavioural',
    [
      'Tell me about a time your {skill} did not get you any further. How did you find out what was missing, and what did you do?',
      'Hãy kể về một lần {skill} của bạn chưa đủ để giải quyết. Bạn tìm ra điều còn thiếu bằng cách nào và đã làm gì?',
    ],
    [
      [
        'Notices the limit: stuck / tested / wrong result / feedback / realized / error / customer said',
        'Nhận ra giới hạn: bế tắc / thử / không chạy / kết quả sai / phản hồi / nhận ra / lỗi / khách nói',
      ],
      [
        'Finds the missing piece: asked expert / read manual / documentation / searched / colleague / course / tried alternatives / supplier',
        'Tìm phần còn thiếu: hỏi chuyên gia / đọc tài liệu / tra cứu / đồng nghiệp / khóa học / thử cách khác / nhà cung cấp',
      ],
      [
        'Brings it to an end: solved / handed over / escalated / documented / taught others / took longer',
        'Giải quyết đến cùng: xử lý xong / đi đường vòng / bàn giao / báo cấp trên / ghi lại / chỉ người khác / lâu hơn',
      ],
    ],
  ),
  frame(
    'situational',
    [
      'Suppose you have one morning to pass on your {skill} to a new colleague. What do you show first, what do you leave out, and why?',
      'Giả sử bạn có một buổi sáng để truyền lại {skill} cho đồng nghiệp mới. Bạn chỉ gì trước, bỏ qua gì và vì sao?',
    ],
    [
      [
        'Begins with what is used daily: basics / daily / most frequent / safety / typical / standard / core',
        'Bắt đầu từ việc hằng ngày: căn bản / hằng ngày / thường gặp / an toàn / điển hình / tiêu chuẩn / cốt lõi',
      ],
      [
        'Lets them try: hands-on / watch / exercise / step by step / mistakes / questions / repeat',
        'Để họ làm thử: thực hành / quan sát / bài tập / ví dụ / từng bước / sửa lỗi / đặt câu hỏi / lặp lại',
      ],
      [
        'Leaves out with a reason: rare / exceptions / too detailed / advanced / history',
        'Bỏ qua có lý do: hiếm gặp / ngoại lệ / để sau / quá chi tiết / tra cứu / nâng cao',
      ],
    ],
  ),
]

/** {skill} is a tool or several. */
export const TOOL_FRAMES: readonly SkillFrame[] = [
  frame(
    'technical',
    [
      'Tell me about a piece of work in which you used {skill}. What was hard, and how did you solve it?',
      'Hãy kể về một công việc bạn đã dùng {skill}. Điều gì khó và bạn giải quyết thế nào?',
    ],
    [
      [
        'Names what it was used for: report / migration / template / campaign / inventory / feature / analysis / drawing / customer data',
        'Nói dùng để làm gì: báo cáo / chuyển đổi / biểu mẫu / chiến dịch / tồn kho / tính năng / phân tích / bản vẽ / dữ liệu khách',
      ],
      [
        'Knows its parts: formula / function / setting / query / plugin / shortcut / permission / version / filter / configuration',
        'Biết các phần của nó: công thức / hàm / thiết lập / truy vấn / tiện ích / phím tắt / phân quyền / phiên bản / bộ lọc / cấu hình',
      ],
      [
        'Says how the difficulty was found and ended: error / slow / crashed / wrong result / documentation / tested / workaround / hours saved',
        'Nói khó khăn và cách xử lý: lỗi / chậm / treo / sai kết quả / tài liệu / thử lại / cách khác / tiết kiệm giờ',
      ],
    ],
  ),
  frame(
    'technical',
    [
      'What mistake do people often make with {skill}? Tell me about a time you made or met it.',
      'Mọi người thường mắc lỗi gì với {skill}? Hãy kể một lần bạn mắc hoặc gặp lỗi đó.',
    ],
    [
      [
        'Names the mistake exactly: overwrite / wrong setting / no backup / duplicate / permissions / hard-coded / version / untested / format',
        'Gọi đúng tên lỗi: ghi đè / sai thiết lập / không sao lưu / trùng lặp / phân quyền / nhập tay / phiên bản / chưa thử / định dạng',
      ],
      [
        'Says how it showed: error message / totals differ / slow / customer noticed / alert / check / missing rows / crashed',
        'Nói lỗi lộ ra thế nào: báo lỗi / lệch tổng / chậm / khách phát hiện / cảnh báo / kiểm tra / mất dòng / treo',
      ],
      [
        'Says what keeps it away now: review / backup / validation / naming / test copy / training / locked / checklist / automatic',
        'Nói cách phòng ngừa: kiểm tra chéo / sao lưu / kiểm lỗi nhập / đặt tên / bản thử / đào tạo / khóa / danh sách kiểm',
      ],
    ],
  ),
  frame(
    'behavioural',
    [
      'What is the most demanding thing you have done with {skill}? Take me through it from the first step to the result.',
      'Việc khó nhất bạn từng làm với {skill} là gì? Hãy kể từ bước đầu đến kết quả.',
    ],
    [
      [
        'Begins with a need: request / manual work / deadline / customer / data volume / old system / errors / requirement',
        'Bắt đầu từ nhu cầu: yêu cầu / làm thủ công / gấp / khách hàng / nhiều dữ liệu / hệ thống cũ / sai sót',
      ],
      [
        'Goes step by step: imported / cleaned / built / configured / linked / tested / automated / rolled out / trained',
        'Kể từng bước: nhập vào / làm sạch / xây dựng / cấu hình / liên kết / thử / tự động / triển khai / hướng dẫn',
      ],
      [
        'Ends with something countable: hours / percent / users / rows / faster / fewer / cost / daily / every month',
        'Kết thúc bằng con số: giờ / phần trăm / người dùng / dòng / nhanh hơn / ít hơn / chi phí / mỗi ngày / hằng tháng',
      ],
    ],
  ),
]
