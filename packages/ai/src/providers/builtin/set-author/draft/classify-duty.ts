import type { AuthorLanguage } from '../../../../ports/set-author'
import type { DutyClass } from '../frames/frame-types'

type Rule = readonly [DutyClass, RegExp, RegExp?]

/** Object of an English duty that tells more than its verb. */
const PERSONS =
  /\b(?:customers?|clients?|guests?|patients?|residents?|visitors?|callers?|patrons?|shoppers?|passengers?|famil(?:y|ies)|children|child|students?|pupils?|users?|people|members?|individuals?|applicants?|candidates?|public|parents?|volunteers?|donors?)\b/
const STAFF =
  /\b(?:team|teams|staff|employees?|crew|workers?|personnel|technicians|interns|volunteers|colleagues|direct reports|reports)\b/
const PAPERS =
  /\b(?:records?|reports?|documentation|documents?|paperwork|invoices?|files?|filings|database|databases|spreadsheets?|forms?|statements?|minutes|logs?|ledgers?|accounts|payroll|payments?|receipts|entries|data entry|correspondence|agenda)\b/
const THINGS =
  /\b(?:machines?|machinery|equipment|systems?|vehicles?|tools?|facility|facilities|repairs?|maintenance|installation|instruments?|stock|goods|orders|shipments?|pallets|food|meals|dishes|drinks|materials|products|supplies|areas?|rooms?|surfaces|samples?|lines?|deliveries|loads?|solutions|testing)\b/

/** The first rule that fits decides: verb, and object where the verb alone says too little. */
const ENGLISH: readonly Rule[] = [
  ['resolve', /^(?:resolve|troubleshoot|diagnose|debug|mediate|solve|escalate|triage)\b/],
  [
    'resolve',
    /^(?:handle|address|respond to|answer|manage|deal with|investigate|clear|take care of)\b/,
    /\b(?:complaints?|concerns?|problems?|issues?|incidents?|disputes?|conflicts?|emergenc\w{1,4}|discrepanc\w{1,4}|faults?|failures?|errors|bugs|outages?|objections)\b/,
  ],
  ['sell', /^(?:sell|negotiate|persuade|pitch|upsell|prospect|close|convert|acquire|fundraise|solicit|win)\b/],
  [
    'sell',
    /^(?:generate|manage|build|grow|drive|achieve|meet|exceed|increase|develop|reach|hit|expand)\b/,
    /\b(?:sales|leads|revenue|deals|pipeline|quota|targets|contracts|new business|existing accounts|territory)\b/,
  ],
  ['teach', /^(?:teach|train|educate|instruct|tutor|coach|mentor|onboard|demonstrate)\b/],
  [
    'lead',
    /^(?:supervise|lead|motivate|delegate|recruit|hire|interview|head|empower|discipline)\b/,
    /^(?!.*\b(?:project|initiative|safety|design|process)\b)/,
  ],
  ['lead', /^(?:manage|oversee|direct|support|develop|coordinate|guide|take care of)\b/, STAFF],
  ['lead', /^(?:provide|give)\b/, /\b(?:guidance|feedback|direction|leadership)\b/],
  [
    'record',
    /^(?:record|document|report|file|log|invoice|reconcile|enter|transcribe|bookkeep|code)\b/,
    /^(?!.*\b(?:code (?:in|and|with)))/,
  ],
  [
    'record',
    /^(?:prepare|maintain|process|update|keep|manage|complete|compile|administer|submit|generate|organize|provide|produce|transact|take care of|create|perform)\b/,
    PAPERS,
  ],
  [
    'check',
    /^(?:monitor|inspect|check|audit|verify|calibrate|comply|adhere|observe|follow|test|proofread|track|review|validate|enforce|ensure|weigh|count|guard|patrol)\b/,
  ],
  [
    'check',
    /^(?:maintain|perform|conduct|implement|carry out|take care of)\b/,
    /\b(?:inspections?|audits?|checks?|tests?|compliance|quality control|safety|standards|cleanliness)\b/,
  ],
  ['serve', /^(?:greet|welcome|serve|counsel|care|comfort|escort|seat|host|feed|bathe|dress|dispense)\b/],
  [
    'serve',
    /^(?:assist|help|support|advise|answer|respond|provide|take care of|inform|refer|guide|treat|interview|contact|open)\b/,
    PERSONS,
  ],
  ['serve', /^(?:answer|take|respond to)\b/, /\b(?:calls?|inquiries|enquiries|questions|requests|phones?|emails)\b/],
  ['serve', /^(?:provide)\b/, /\b(?:care|childcare|service|services|support|advice|assistance|information)\b/],
  [
    'operate',
    /^(?:operate|repair|install|assemble|clean|wash|load|unload|pack|drive|deliver|cook|weld|lubricate|sanitize|disinfect|sweep|mop|pick|lift|stock|restock|store|ship|mix|cut|paint|replace|wire|adjust|set up|disassemble|receive|prepare|execute|handle|carry out|perform|conduct|fill|move|transport|shelve|page)\b/,
    THINGS,
  ],
  ['operate', /^(?:operate|repair|install|assemble|clean|wash|cook|weld|lubricate|sweep|mop|drive|load|unload|pack)\b/],
  ['operate', /^maintain\b/, THINGS],
  [
    'analyze',
    /^(?:analy[sz]e|research|evaluate|assess|forecast|interpret|study|estimate|measure|determine|identify|investigate|survey|examine|collect|gather|calculate|define|model)\b/,
  ],
  [
    'improve',
    /^(?:improve|optimi[sz]e|streamline|reduce|increase|enhance|scale|harden|strengthen|moderni[sz]e|automate|accelerate|upgrade)\b/,
  ],
  [
    'cooperate',
    /^(?:work (?:with|closely|cross)|collaborate|liaise|partner|communicate|consult|participate|interact|contribute|coordinate with|confer|meet with|serve as|act as|build trust|build (?:and maintain )?(?:\w+ )?relationships|develop and maintain (?:\w+ )?relationships|maintain (?:\w+ )?relationships)\b/,
  ],
  [
    'create',
    /^(?:design|build|create|write|edit|draft|program|architect|compose|illustrate|sketch|film|photograph|prototype|publish|develop)\b/,
    /^(?!.*\b(?:relationships?|polic|procedures?|plans?|strateg|budget|systems? to|programs?)\b)/,
  ],
  [
    'create',
    /^(?:produce|deliver|develop)\b/,
    /\b(?:content|designs?|software|features|code|graphics|articles|videos?|materials|presentations?|concepts)\b/,
  ],
  [
    'plan',
    /^(?:plan|organi[sz]e|schedule|coordinate|arrange|manage|oversee|direct|run|implement|develop|establish|administer|order|purchase|procure|prioriti[sz]e|book|facilitate|execute|lead|set|allocate|cater|assist with|help)\b/,
  ],
]

const VIETNAMESE: readonly Rule[] = [
  ['resolve', /^(?:giải quyết|xử lý|xử lí|khắc phục|gỡ lỗi|điều tra)/],
  [
    'sell',
    /^(?:bán|đàm phán|thuyết phục|chốt|ký kết|kí kết|tìm kiếm.{0,30}khách|mở rộng|khai thác|giới thiệu sản phẩm|tiếp thị|đạt|hoàn thành chỉ tiêu|tìm khách|phát triển.{0,30}khách|tư vấn, bán)/,
  ],
  ['teach', /^(?:giảng dạy|dạy|đào tạo|hướng dẫn|kèm|soạn giáo án|trông)/],
  [
    'lead',
    /^(?:quản lý|quản lí|giám sát|dẫn dắt|phân công|điều hành|tuyển dụng|phỏng vấn|đôn đốc)/,
    /(?:nhân viên|đội|nhóm|nhân sự|tổ|công nhân|ứng viên|thi công)/,
  ],
  [
    'record',
    /^(?:lập|ghi|báo cáo|hạch toán|kê khai|quyết toán|nhập|lưu|soạn thảo|tổng hợp|chấm công|tính|thống kê|cập nhật|thực hiện các báo cáo)/,
  ],
  [
    'check',
    /^(?:kiểm|đối chiếu|theo dõi|giám sát|giám định|thẩm định|rà soát|nghiệm thu|bảo đảm|đảm bảo|tuân thủ|chấp hành|tuần tra|soát)/,
  ],
  ['serve', /^(?:phục vụ|chăm sóc|tư vấn|tiếp|đón|chào|giải đáp|trả lời|hỗ trợ|gọi|khám|điều trị|lắng nghe)/],
  [
    'operate',
    /^(?:vận hành|sửa|lắp|bảo trì|bảo dưỡng|bảo quản|đóng gói|giao|nhận|lấy|xếp|sắp xếp|bốc|dọn|lau|vệ sinh|làm công tác vệ sinh|nấu|chế biến|sơ chế|pha|lái|hàn|may|cắt|nhặt|dỡ|gia công|thi công|giặt)/,
  ],
  [
    'analyze',
    /^(?:phân tích|nghiên cứu|đánh giá|khảo sát|thu thập|xét nghiệm|thí nghiệm|dự báo|tìm hiểu|nắm bắt|bóc tách)/,
  ],
  ['improve', /^(?:cải|tối ưu|nâng cao|tăng|giảm|thúc đẩy)/],
  [
    'cooperate',
    /^(?:phối hợp|làm việc với|trao đổi|đại diện|kết nối|liên hệ|tham gia|xây dựng.{0,25}(?:mối )?quan hệ|duy trì|thiết lập quan hệ|đề xuất)/,
  ],
  ['create', /^(?:thiết kế|viết|sáng tạo|biên|dựng|quay|chụp|lập trình|phát triển|vẽ|soạn|xây dựng)/],
  [
    'plan',
    /^(?:lập kế hoạch|lên|tổ chức|triển khai|điều phối|quản lý|quản lí|chuẩn bị|sắp xếp lịch|thực hiện|mua|đặt|hoạch định|bố trí)/,
  ],
]

/** What a duty is about, by its verb and its object; 'any' when in doubt, whose frame fits everything. */
export function classifyDuty(phrase: string, language: AuthorLanguage): DutyClass {
  const text = phrase.toLowerCase().replace(/^(?:help|assist with|assist in|support in) (?=[a-z]+(?:ing)? )/, '')
  if (language === 'vi' && /^(?:lập kế hoạch|sắp xếp lịch)/.test(text)) return 'plan'
  const rules = language === 'vi' ? VIETNAMESE : ENGLISH
  return rules.find(([, verb, object]) => verb.test(text) && (object === undefined || object.test(text)))?.[0] ?? 'any'
}
