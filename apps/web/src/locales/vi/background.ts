import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  currentTitle: 'Chức danh hiện tại',
  yearsOfExperience: 'Số năm kinh nghiệm',
  noticePeriod: 'Thời gian báo trước khi nghỉ việc',
  noticeHint: 'Nhập 0 nếu bạn có thể bắt đầu ngay.',
  noticeUnit: 'Đơn vị của thời gian báo trước',
  salaryExpectation: 'Mức lương mong muốn',
  salaryHint: 'Trước thuế. Bạn luôn có thể để trống.',
  salaryCurrency: 'Loại tiền',
  salaryPeriod: 'Kỳ trả lương',
  units: { days: 'ngày', weeks: 'tuần', months: 'tháng' },
  periods: { hour: 'mỗi giờ', month: 'mỗi tháng', year: 'mỗi năm' },
  faults: {
    required: 'Vui lòng nhập mục này.',
    currentTitle: 'Vui lòng nhập chức danh ngắn hơn.',
    yearsOfExperience: 'Vui lòng nhập số năm chẵn hoặc nửa năm, từ 0 đến {max}.',
    noticePeriod: 'Vui lòng nhập một số nguyên từ 0 đến {max}.',
    salaryExpectation: 'Vui lòng nhập số tiền lớn hơn 0.',
  },
} as const satisfies Catalog<'background'>
