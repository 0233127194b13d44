import type { Same } from '../../shared/i18n/catalog'
import type { cv as english } from '../en/assessment-cv'

export const cv: Same<typeof english> = {
  timeline: 'CV ghi những gì',
  noDates: 'Không đọc được mục nào có mốc thời gian.',
  experience: '{years, number} năm {months, number} tháng làm việc, phần trùng chỉ tính một lần',
  kinds: { job: 'Công việc', education: 'Học vấn', project: 'Dự án' },
  today: 'nay',
  noFrom: 'không ghi ngày',
  span: '{from} – {to}',
  noOrganization: 'không đọc được tên tổ chức',
  remarks: 'Ghi chú',
  remarksLead: 'Ghi chú trung lập kèm dòng làm căn cứ. Chúng không bao giờ làm giảm mức nào.',
  noRemarks: 'CV không có điểm nào cần ghi chú.',
  weights: { info: 'Để biết', ask: 'Nên hỏi thêm' },
  question: 'Bạn có thể hỏi',
  uncertain: 'Không đọc được ngày tháng một cách chắc chắn.',
  attributes: 'Đặc điểm từ CV',
  attributesLead:
    'Dựa trên dữ kiện có mốc thời gian. Trường, nơi làm việc, tuổi, khoảng trống, ảnh và quốc tịch không ảnh hưởng gì.',
  lines: 'Những dòng làm căn cứ',
  notRead: 'CV chưa được đọc trong phiên bản đánh giá này.',
  seeInTab: 'Xem CV',
  remarkCount: '{count, plural, =0 {Không có ghi chú} other {# ghi chú}}',
}
