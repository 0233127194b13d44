/** Authored titles by family, English and Vietnamese, lower case. The longest title found in a phrase wins. */
export const JOB_TITLES: Readonly<Record<string, string>> = {
  recruiting:
    'recruiter|technical recruiter|talent acquisition specialist|talent acquisition|talent partner|sourcer|hr manager|human resources manager|hr specialist|hr business partner|people operations|people partner|hr generalist|chuyên viên tuyển dụng|nhân viên tuyển dụng|nhân viên nhân sự|chuyên viên nhân sự|trưởng phòng nhân sự|tuyển dụng viên',
  software:
    'software engineer|software developer|backend engineer|backend developer|back-end developer|frontend engineer|frontend developer|front-end developer|full stack developer|full-stack developer|fullstack developer|full-stack engineer|web developer|mobile developer|ios developer|android developer|react developer|java developer|python developer|php developer|.net developer|node.js developer|devops engineer|site reliability engineer|platform engineer|cloud engineer|qa engineer|test engineer|tester|embedded engineer|game developer|security engineer|system administrator|network engineer|programmer|solutions architect|software architect|lập trình viên|kỹ sư phần mềm|kỹ sư devops|kỹ sư kiểm thử|nhân viên kiểm thử|kỹ sư hệ thống|quản trị hệ thống|kỹ sư mạng|chuyên viên lập trình',
  engineering_management:
    'engineering manager|tech lead|technical lead|team lead|head of engineering|vp of engineering|director of engineering|cto|development manager|trưởng nhóm kỹ thuật|trưởng nhóm phát triển|trưởng phòng kỹ thuật|giám đốc kỹ thuật|quản lý kỹ thuật',
  product:
    'product manager|technical product manager|product owner|business analyst|project manager|program manager|scrum master|quản lý sản phẩm|chủ sản phẩm|quản lý dự án|chuyên viên phân tích nghiệp vụ|trưởng dự án',
  data: 'data analyst|data scientist|data engineer|machine learning engineer|ml engineer|ai engineer|bi analyst|business intelligence analyst|statistician|chuyên viên phân tích dữ liệu|nhân viên phân tích dữ liệu|kỹ sư dữ liệu|nhà khoa học dữ liệu|kỹ sư ai',
  design:
    'ux designer|ui designer|ui/ux designer|product designer|graphic designer|web designer|designer|art director|video editor|nhân viên thiết kế|thiết kế đồ hoạ|thiết kế đồ họa|nhà thiết kế|hoạ sĩ minh hoạ',
  sales:
    'sales representative|sales manager|sales executive|account executive|account manager|business development manager|business development representative|sales engineer|sales associate|salesperson|real estate agent|insurance agent|nhân viên kinh doanh|nhân viên bán hàng|chuyên viên kinh doanh|trưởng phòng kinh doanh|giám đốc kinh doanh|nhân viên sales|chuyên viên tư vấn|tư vấn viên|nhân viên tư vấn',
  marketing:
    'marketing manager|marketing specialist|digital marketer|content writer|content marketer|copywriter|seo specialist|social media manager|brand manager|growth marketer|community manager|pr manager|nhân viên marketing|chuyên viên marketing|trưởng phòng marketing|nhân viên content|biên tập viên|chuyên viên truyền thông|nhân viên truyền thông',
  support:
    'customer support|customer support specialist|customer support engineer|customer service representative|customer success manager|support engineer|call center agent|help desk technician|technical support engineer|it support|nhân viên chăm sóc khách hàng|chăm sóc khách hàng|tổng đài viên|nhân viên hỗ trợ kỹ thuật|nhân viên telesales',
  finance:
    'accountant|senior accountant|chief accountant|auditor|bookkeeper|financial analyst|finance manager|controller|tax specialist|payroll specialist|credit analyst|bank teller|kế toán|kế toán tổng hợp|kế toán trưởng|kế toán viên|kế toán thuế|kiểm toán viên|chuyên viên tài chính|giao dịch viên|chuyên viên phân tích tài chính|nhân viên kế toán',
  operations:
    'warehouse worker|warehouse manager|logistics coordinator|supply chain manager|operations manager|production manager|production planner|purchasing manager|buyer|driver|delivery driver|forklift operator|mechanical engineer|electrical engineer|quality engineer|maintenance technician|civil engineer|site manager|nhân viên kho|thủ kho|nhân viên xuất nhập khẩu|nhân viên mua hàng|quản lý sản xuất|quản đốc|kỹ sư cơ khí|kỹ sư điện|kỹ sư xây dựng|kỹ sư sản xuất|nhân viên giao hàng|tài xế|công nhân|nhân viên logistics|nhân viên qc',
  education:
    'teacher|english teacher|math teacher|lecturer|tutor|trainer|teaching assistant|kindergarten teacher|giáo viên|giáo viên tiếng anh|giảng viên|gia sư|trợ giảng|chuyên viên đào tạo',
  healthcare:
    'nurse|registered nurse|doctor|physician|pharmacist|medical assistant|caregiver|dental assistant|physiotherapist|lab technician|điều dưỡng|bác sĩ|dược sĩ|hộ lý|kỹ thuật viên xét nghiệm|y tá',
  hospitality:
    'waiter|waitress|barista|chef|cook|receptionist|hotel manager|restaurant manager|store manager|cashier|shop assistant|retail associate|housekeeper|tour guide|nhân viên phục vụ|pha chế|đầu bếp|lễ tân|nhân viên lễ tân|quản lý nhà hàng|cửa hàng trưởng|thu ngân|nhân viên cửa hàng|hướng dẫn viên du lịch|buồng phòng',
  administration:
    'administrative assistant|executive assistant|office manager|secretary|personal assistant|data entry clerk|legal assistant|paralegal|translator|thư ký|trợ lý giám đốc|trợ lý|nhân viên hành chính|hành chính nhân sự|hành chính văn phòng|nhân viên nhập liệu|biên phiên dịch|phiên dịch viên',
}
