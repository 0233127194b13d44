/**
 * The kinds of work that positions are grouped by: the major groups of the Standard Occupational Classification 2018
 * (U.S. Bureau of Labor Statistics), without the military. `code` is the beginning of their occupations' codes.
 */
export const jobFunctions = [
  { id: 'management', code: '11', name: { en: 'Management', vi: 'Quản lý' } },
  { id: 'businessAndFinance', code: '13', name: { en: 'Business and finance', vi: 'Kinh doanh và tài chính' } },
  { id: 'computing', code: '15', name: { en: 'Computing and mathematics', vi: 'Công nghệ thông tin và toán học' } },
  { id: 'engineering', code: '17', name: { en: 'Architecture and engineering', vi: 'Kiến trúc và kỹ thuật' } },
  { id: 'science', code: '19', name: { en: 'Science', vi: 'Khoa học' } },
  { id: 'socialService', code: '21', name: { en: 'Community and social service', vi: 'Cộng đồng và dịch vụ xã hội' } },
  { id: 'legal', code: '23', name: { en: 'Legal', vi: 'Pháp lý' } },
  { id: 'education', code: '25', name: { en: 'Education and libraries', vi: 'Giáo dục và thư viện' } },
  {
    id: 'artsAndMedia',
    code: '27',
    name: { en: 'Arts, design, sports and media', vi: 'Nghệ thuật, thiết kế, thể thao và truyền thông' },
  },
  { id: 'healthcare', code: '29', name: { en: 'Healthcare practitioners', vi: 'Y tế' } },
  { id: 'healthcareSupport', code: '31', name: { en: 'Healthcare support', vi: 'Hỗ trợ y tế' } },
  { id: 'protectiveService', code: '33', name: { en: 'Protective service', vi: 'Bảo vệ và an ninh' } },
  { id: 'food', code: '35', name: { en: 'Food preparation and serving', vi: 'Chế biến và phục vụ thực phẩm' } },
  { id: 'cleaning', code: '37', name: { en: 'Cleaning and grounds', vi: 'Vệ sinh và chăm sóc khuôn viên' } },
  { id: 'personalCare', code: '39', name: { en: 'Personal care and service', vi: 'Chăm sóc và dịch vụ cá nhân' } },
  { id: 'sales', code: '41', name: { en: 'Sales', vi: 'Bán hàng' } },
  { id: 'office', code: '43', name: { en: 'Office and administration', vi: 'Văn phòng và hành chính' } },
  { id: 'agriculture', code: '45', name: { en: 'Farming, fishing and forestry', vi: 'Nông, lâm và ngư nghiệp' } },
  { id: 'construction', code: '47', name: { en: 'Construction and extraction', vi: 'Xây dựng và khai khoáng' } },
  {
    id: 'maintenance',
    code: '49',
    name: { en: 'Installation, maintenance and repair', vi: 'Lắp đặt, bảo trì và sửa chữa' },
  },
  { id: 'production', code: '51', name: { en: 'Production', vi: 'Sản xuất' } },
  { id: 'transport', code: '53', name: { en: 'Transport and moving goods', vi: 'Vận tải và kho vận' } },
] as const
export type JobFunctionId = (typeof jobFunctions)[number]['id']
const [firstFunction, ...otherFunctions] = jobFunctions
export const jobFunctionIds = [firstFunction.id, ...otherFunctions.map(({ id }) => id)] as const
