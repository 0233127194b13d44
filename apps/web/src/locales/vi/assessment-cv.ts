import type { Same } from '../../shared/i18n/catalog'
import type { cv as english } from '../en/assessment-cv'

export const cv: Same<typeof english> = {
  timeline: 'CV ghi những gì',
  noDates: 'Không tìm thấy mục nào có mốc thời gian.',
  experience: '{years, number} năm {months, number} tháng làm việc, phần trùng chỉ tính một lần',
  kinds: { job: 'Công việc', education: 'Học vấn', project: 'Dự án' },
  today: 'nay',
  noFrom: 'không ghi ngày',
  span: '{from} – {to}',
  noOrganization: 'không tìm thấy tên tổ chức',
  remarks: 'Nhận xét',
  remarksLead: 'Nhận xét trung lập kèm dòng nguồn. Nhận xét không bao giờ làm giảm mức nào.',
  noRemarks: 'Không có nhận xét nào cho CV này.',
  weights: { info: 'Để biết', ask: 'Nên hỏi thêm' },
  question: 'Bạn có thể hỏi',
  uncertain: 'Chúng tôi không đọc được ngày tháng một cách chắc chắn.',
  attributes: 'Đặc điểm từ CV',
  attributesLead:
    'Dựa trên dữ kiện có mốc thời gian. Trường, nơi làm việc, tuổi, khoảng trống, ảnh và quốc tịch không ảnh hưởng gì.',
  lines: 'Dòng nguồn',
  notRead: 'Phiên bản đánh giá này chưa đọc CV.',
  seeInTab: 'Mở CV',
  remarkCount: '{count, plural, =0 {Không có nhận xét} other {# nhận xét}}',
}
