/** Vietnamese titles by the code of their occupation. A title is found by its longest entry inside. */
const ROWS = [
  '13-2011.00 kế toán tổng hợp|kế toán thuế|kế toán viên|kế toán giá thành|kế toán nội bộ|kế toán|kiểm toán viên|kiểm toán nội bộ|kiểm toán',
  '11-3031.00 kế toán trưởng|giám đốc tài chính|trưởng phòng tài chính|trưởng phòng kế toán|phó phòng kế toán',
  '43-3031.00 kế toán công nợ|kế toán kho|kế toán bán hàng|kế toán thanh toán|nhân viên thu chi',
  '13-2051.00 phân tích tài chính|chuyên viên tài chính|phân tích đầu tư|chuyên viên đầu tư',
  '43-3071.00 giao dịch viên ngân hàng|giao dịch viên|kiểm ngân',
  '13-2072.00 tín dụng|chuyên viên khách hàng cá nhân|chuyên viên khách hàng doanh nghiệp|quan hệ khách hàng doanh nghiệp|quan hệ khách hàng cá nhân|quan hệ khách hàng ngân hàng',
  '43-3021.00 thu hồi nợ|xử lý nợ',
  '13-1071.00 tuyển dụng|chuyên viên tuyển dụng|nhân viên nhân sự|chuyên viên nhân sự|hành chính nhân sự|nhân sự tổng hợp|cán bộ nhân sự',
  '11-3121.00 trưởng phòng nhân sự|giám đốc nhân sự|quản lý nhân sự|trưởng bộ phận nhân sự|trưởng phòng hành chính nhân sự',
  '13-1141.00 tiền lương và phúc lợi|chuyên viên c&b|c&b|tiền lương',
  '13-1151.00 chuyên viên đào tạo|nhân viên đào tạo|đào tạo nội bộ',
  '43-6014.00 nhân viên hành chính|hành chính văn phòng|nhân viên văn phòng|thư ký văn phòng|thư ký|văn thư|hành chính tổng hợp|admin',
  '43-6011.00 trợ lý giám đốc|trợ lý tổng giám đốc|thư ký giám đốc|trợ lý điều hành|trợ lý ban giám đốc|trợ lý',
  '43-4171.00 lễ tân văn phòng|nhân viên lễ tân|lễ tân công ty|lễ tân',
  '43-4081.00 lễ tân khách sạn|lễ tân resort|tiếp tân khách sạn',
  '43-9021.00 nhập liệu|nhân viên nhập liệu|nhập dữ liệu',
  '41-4012.00 nhân viên kinh doanh|chuyên viên kinh doanh|nhân viên sales|đại diện kinh doanh|nhân viên thị trường|kinh doanh|sales b2b|sales|phát triển thị trường',
  '41-9041.00 telesale|telesales|nhân viên telesale|bán hàng qua điện thoại|tư vấn qua điện thoại',
  '11-2022.00 trưởng phòng kinh doanh|giám đốc kinh doanh|trưởng nhóm kinh doanh|giám sát bán hàng|quản lý kinh doanh|phó phòng kinh doanh|trưởng nhóm bán hàng',
  '41-2031.00 nhân viên bán hàng|bán hàng|nhân viên cửa hàng|tư vấn bán hàng|nhân viên tư vấn bán hàng|nhân viên siêu thị',
  '41-1011.00 cửa hàng trưởng|quản lý cửa hàng|trưởng cửa hàng|giám sát cửa hàng|trưởng ngành hàng',
  '41-2011.00 thu ngân|nhân viên thu ngân',
  '41-9022.00 môi giới bất động sản|nhân viên bất động sản|tư vấn bất động sản|kinh doanh bất động sản|chuyên viên bất động sản|sale bất động sản',
  '41-3021.00 tư vấn bảo hiểm|đại lý bảo hiểm|nhân viên bảo hiểm|tư vấn viên bảo hiểm',
  '13-1031.00 giám định bồi thường|bồi thường bảo hiểm',
  '43-4051.00 chăm sóc khách hàng|nhân viên chăm sóc khách hàng|cskh|tổng đài viên|nhân viên tổng đài|hỗ trợ khách hàng|dịch vụ khách hàng|nhân viên trực page|trực page|tư vấn viên',
  '13-1161.00 nhân viên marketing|chuyên viên marketing|digital marketing|marketing online|chạy quảng cáo|seo|marketing',
  '11-2021.00 trưởng phòng marketing|giám đốc marketing|quản lý marketing|trưởng nhóm marketing|brand manager|quản lý thương hiệu',
  '27-3043.00 content|nhân viên content|sáng tạo nội dung|viết nội dung|content marketing|biên kịch|người viết',
  '27-3041.00 biên tập viên|biên tập',
  '27-3031.00 truyền thông|chuyên viên truyền thông|quan hệ công chúng|nhân viên truyền thông|pr',
  '27-3023.00 phóng viên|nhà báo',
  '27-3091.00 phiên dịch|biên phiên dịch|biên dịch|phiên dịch viên|thông dịch',
  '13-1121.00 tổ chức sự kiện|nhân viên sự kiện|chuyên viên sự kiện',
  '27-1024.00 thiết kế đồ họa|thiết kế đồ hoạ|nhân viên thiết kế|designer|hoạ sĩ|họa sĩ',
  '27-1025.00 thiết kế nội thất|kiến trúc sư nội thất',
  '27-1022.00 thiết kế thời trang|nhà thiết kế thời trang',
  '15-1255.00 thiết kế ui/ux|thiết kế giao diện|ui/ux|ux designer',
  '27-4032.00 dựng phim|dựng video|editor|nhân viên dựng phim|video editor|biên tập video',
  '27-4021.00 nhiếp ảnh|chụp ảnh|thợ chụp ảnh|nhiếp ảnh gia',
  '27-4031.00 quay phim|quay dựng',
  '15-1252.00 lập trình viên|kỹ sư phần mềm|lập trình|phát triển phần mềm|frontend|backend|fullstack|developer|kỹ sư lập trình|lập trình di động',
  '15-1253.00 kiểm thử|kỹ sư kiểm thử|tester|nhân viên kiểm thử|kiểm thử phần mềm',
  '15-1244.00 quản trị mạng|kỹ sư hệ thống|quản trị hệ thống|kỹ sư mạng|system admin|devops',
  '15-1232.00 it helpdesk|hỗ trợ kỹ thuật|nhân viên it|it support|công nghệ thông tin|kỹ thuật viên máy tính|chuyên viên công nghệ thông tin',
  '15-1212.00 an ninh mạng|bảo mật thông tin|an toàn thông tin|kỹ sư bảo mật',
  '15-2051.00 khoa học dữ liệu|nhà khoa học dữ liệu|kỹ sư ai|kỹ sư trí tuệ nhân tạo',
  '15-2051.01 phân tích dữ liệu|chuyên viên phân tích dữ liệu|data analyst|phân tích kinh doanh dữ liệu',
  '15-1243.00 kỹ sư dữ liệu|quản trị cơ sở dữ liệu',
  '15-1211.00 phân tích nghiệp vụ|business analyst|chuyên viên phân tích nghiệp vụ|phân tích hệ thống',
  '13-1082.00 quản lý dự án|trưởng dự án|điều phối dự án|giám đốc dự án|quản lý sản phẩm|chủ sản phẩm',
  '11-3021.00 trưởng phòng công nghệ thông tin|giám đốc công nghệ|trưởng nhóm kỹ thuật phần mềm|trưởng phòng it|giám đốc công nghệ thông tin',
  '11-1021.00 tổng giám đốc|giám đốc điều hành|giám đốc chi nhánh|phó giám đốc|trưởng chi nhánh|giám đốc vận hành|quản lý vận hành',
  '13-1023.00 nhân viên mua hàng|thu mua|chuyên viên mua hàng|nhân viên thu mua|mua hàng|trưởng phòng mua hàng',
  '13-1081.00 logistics|nhân viên logistics|điều phối vận tải|chuỗi cung ứng|chuyên viên chuỗi cung ứng|điều vận',
  '43-5011.00 xuất nhập khẩu|chứng từ xuất nhập khẩu|nhân viên chứng từ|giao nhận vận tải|khai báo hải quan',
  '43-5071.00 nhân viên kho|thủ kho|quản lý kho|giao nhận kho|nhân viên giao nhận hàng',
  '53-7065.00 soạn hàng|nhặt hàng|nhân viên soạn hàng|phụ kho|đóng gói kho',
  '53-7062.00 bốc xếp|công nhân bốc xếp|lao động phổ thông',
  '53-7051.00 lái xe nâng|vận hành xe nâng|tài xế xe nâng',
  '53-3033.00 giao hàng|nhân viên giao hàng|shipper|bưu tá',
  '53-3032.00 lái xe tải|tài xế xe tải|lái xe container|tài xế container',
  '53-3053.00 lái xe|tài xế|lái xe con|tài xế công nghệ|lái xe taxi|tài xế taxi|tài xế riêng',
  '53-3052.00 lái xe buýt|tài xế xe buýt|lái xe khách|tài xế xe khách',
  '51-9199.00 công nhân sản xuất|công nhân|nhân viên sản xuất|lao động sản xuất',
  '51-1011.00 tổ trưởng sản xuất|quản đốc|trưởng ca sản xuất|chuyền trưởng|giám sát sản xuất',
  '11-3051.00 quản lý sản xuất|giám đốc sản xuất|trưởng phòng sản xuất|giám đốc nhà máy',
  '43-5061.00 kế hoạch sản xuất|nhân viên kế hoạch|điều độ sản xuất',
  '51-6031.00 công nhân may|thợ may|may công nghiệp',
  '51-4121.00 thợ hàn|công nhân hàn|hàn',
  '51-4041.00 thợ tiện|thợ cơ khí|vận hành máy cnc|thợ phay|thợ nguội',
  '51-9061.00 nhân viên qc|kiểm tra chất lượng|nhân viên kcs|kcs|nhân viên qa/qc|quản lý chất lượng|kiểm soát chất lượng|nhân viên chất lượng',
  '17-2141.00 kỹ sư cơ khí|thiết kế cơ khí|kỹ sư chế tạo máy',
  '17-2071.00 kỹ sư điện|kỹ sư cơ điện|thiết kế điện|kỹ sư điện tự động hóa',
  '17-2072.00 kỹ sư điện tử|kỹ sư phần cứng|kỹ sư viễn thông',
  '17-2112.00 kỹ sư sản xuất|kỹ sư công nghiệp|kỹ sư quy trình|kỹ sư cải tiến',
  '17-2112.03 kỹ sư chế biến|kỹ sư công nghệ',
  '17-2051.00 kỹ sư xây dựng|kỹ sư công trình|kỹ sư kết cấu|kỹ sư giám sát|giám sát thi công|kỹ sư cầu đường|giám sát công trình',
  '11-9021.00 chỉ huy trưởng|quản lý công trình|chỉ huy công trường|quản lý thi công',
  '17-1011.00 kiến trúc sư|thiết kế kiến trúc',
  '13-1051.00 dự toán|kỹ sư dự toán|bóc tách khối lượng|kỹ sư qs|đấu thầu',
  '17-2111.00 an toàn lao động|kỹ sư an toàn|nhân viên hse|cán bộ an toàn',
  '17-2081.00 kỹ sư môi trường|nhân viên môi trường',
  '17-2041.00 kỹ sư hóa|kỹ sư hoá',
  '47-2111.00 thợ điện|công nhân điện|điện dân dụng|thợ điện nước',
  '47-2152.00 thợ nước|thợ ống nước|sửa ống nước|sửa chữa ống nước|lắp đặt điện nước',
  '47-2061.00 công nhân xây dựng|thợ xây|thợ hồ|phụ hồ',
  '47-2031.00 thợ mộc',
  '47-2141.00 thợ sơn',
  '49-9071.00 nhân viên bảo trì|kỹ thuật viên bảo trì|bảo trì|nhân viên kỹ thuật|kỹ thuật tòa nhà|kỹ thuật viên|nhân viên kỹ thuật tòa nhà',
  '49-9041.00 bảo trì cơ điện|kỹ thuật bảo trì máy|cơ điện|thợ cơ điện',
  '49-3023.00 sửa chữa ô tô|thợ sửa xe|kỹ thuật viên ô tô|thợ máy ô tô|sửa xe máy|thợ sửa xe máy',
  '49-9021.00 điện lạnh|kỹ thuật điện lạnh|thợ điện lạnh',
  '49-9098.00 lắp đặt|nhân viên lắp đặt',
  '25-2021.00 giáo viên tiểu học|giáo viên|giáo viên chủ nhiệm',
  '25-2031.00 giáo viên thpt|giáo viên trung học|giáo viên toán|giáo viên văn|giáo viên lý|giáo viên hóa|giáo viên cấp 3|giáo viên thcs',
  '25-2011.00 giáo viên mầm non|cô nuôi dạy trẻ',
  '25-3021.00 giáo viên tiếng anh|giáo viên tiếng nhật|giáo viên ngoại ngữ|giáo viên kỹ năng|giáo viên yoga|giáo viên stem',
  '25-3041.00 gia sư',
  '25-9042.00 trợ giảng|giáo viên trợ giảng',
  '25-1011.00 giảng viên|giảng viên đại học',
  '11-9032.00 hiệu trưởng|phó hiệu trưởng|quản lý trung tâm|quản lý đào tạo',
  '13-2099.00 chuyên viên tư vấn tài chính',
  '21-1012.00 tư vấn tuyển sinh|tư vấn giáo dục|nhân viên tuyển sinh|tư vấn du học|tư vấn hướng nghiệp',
  '25-4022.00 thủ thư|nhân viên thư viện|quản lý thư viện',
  '29-1141.00 điều dưỡng|điều dưỡng viên|y tá|hộ sinh|nữ hộ sinh',
  '31-1131.00 hộ lý|nhân viên hộ lý',
  '31-1122.00 chăm sóc người già|chăm sóc người cao tuổi|người chăm sóc|chăm sóc người bệnh',
  '29-1216.00 bác sĩ|bác sĩ đa khoa|bác sỹ|bác sĩ nội|bác sĩ ngoại',
  '29-1021.00 nha sĩ|bác sĩ răng hàm mặt|bác sĩ nha khoa',
  '31-9091.00 phụ tá nha khoa|trợ thủ nha khoa|trợ tá nha khoa',
  '29-1051.00 dược sĩ|dược sỹ|dược sĩ đại học',
  '29-2052.00 dược sĩ bán hàng|nhân viên nhà thuốc|dược tá|nhân viên bán thuốc',
  '41-4011.00 trình dược viên|trình dược',
  '29-2012.00 kỹ thuật viên xét nghiệm|nhân viên xét nghiệm|xét nghiệm viên',
  '29-1123.00 vật lý trị liệu|kỹ thuật viên vật lý trị liệu|phục hồi chức năng',
  '29-1131.00 bác sĩ thú y|thú y',
  '19-4031.00 hóa nghiệm|kỹ thuật viên phòng thí nghiệm|nhân viên phòng thí nghiệm|nhân viên phòng lab',
  '19-2031.00 chuyên viên nghiên cứu hóa|kỹ sư r&d|nghiên cứu phát triển sản phẩm',
  '35-1011.00 bếp trưởng|đầu bếp|bếp chính|bếp phó|tổ trưởng bếp',
  '35-2014.00 nhân viên bếp|đầu bếp nhà hàng|thợ bếp|bếp',
  '35-2021.00 phụ bếp|sơ chế',
  '51-3011.00 thợ làm bánh|làm bánh|thợ bánh',
  '35-3031.00 nhân viên phục vụ|phục vụ bàn|phục vụ nhà hàng|phục vụ|bồi bàn|chạy bàn',
  '35-3023.01 pha chế|nhân viên pha chế|barista',
  '35-3011.00 bartender|pha chế rượu',
  '35-9021.00 rửa chén|tạp vụ bếp|rửa bát',
  '11-9051.00 quản lý nhà hàng|giám sát nhà hàng|quản lý quán cà phê|quản lý quán|trưởng ca nhà hàng',
  '11-9081.00 quản lý khách sạn|giám đốc khách sạn|trưởng bộ phận tiền sảnh',
  '37-2012.00 buồng phòng|nhân viên buồng phòng|nhân viên buồng|giúp việc|giúp việc nhà',
  '37-2011.00 tạp vụ|nhân viên vệ sinh|vệ sinh công nghiệp|nhân viên tạp vụ|lao công',
  '39-7011.00 hướng dẫn viên du lịch|hướng dẫn viên',
  '41-3041.00 điều hành tour|tư vấn tour|nhân viên bán tour|đại lý du lịch|nhân viên đặt phòng vé',
  '39-6011.00 hành lý|nhân viên hành lý|bellman',
  '33-9032.00 bảo vệ|nhân viên bảo vệ|nhân viên an ninh|an ninh',
  '39-5012.00 thợ cắt tóc|thợ làm tóc|làm tóc',
  '39-5092.00 thợ nail|làm móng',
  '39-5094.00 kỹ thuật viên spa|chăm sóc da|nhân viên spa|tư vấn viên spa',
  '31-9011.00 massage|kỹ thuật viên massage',
  '39-9031.00 huấn luyện viên|huấn luyện viên thể hình|pt gym|huấn luyện viên cá nhân',
  '39-9011.00 bảo mẫu|giữ trẻ|trông trẻ',
  '21-1021.00 nhân viên công tác xã hội|công tác xã hội|nhân viên xã hội',
  '23-1011.00 luật sư|chuyên viên pháp chế|pháp chế|chuyên viên pháp lý|nhân viên pháp lý',
  '23-2011.00 trợ lý luật sư|thư ký luật',
  '45-2092.00 công nhân nông trại|chăm sóc cây|nhân viên nông nghiệp',
  '37-3011.00 chăm sóc cây xanh|nhân viên cây xanh|làm vườn',
  '19-1013.00 kỹ sư nông nghiệp|kỹ sư nông học|kỹ sư trồng trọt',
  '45-2093.00 công nhân chăn nuôi|nhân viên chăn nuôi|kỹ thuật chăn nuôi',
  '17-2011.00 kỹ sư hàng không',
  '53-2031.00 tiếp viên hàng không',
  '43-4181.00 đặt vé|nhân viên booking|phòng vé|nhân viên đặt phòng',
]

const TITLES: readonly { readonly title: string; readonly code: string }[] = ROWS.flatMap((row) => {
  const code = row.slice(0, 10)
  return row
    .slice(11)
    .split('|')
    .map((title) => ({ title: title.normalize('NFC'), code }))
}).sort((a, b) => b.title.length - a.title.length)

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

function holdsPhrase(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase)
  return at !== -1 && !isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])
}

/** Spellings with the tone on the other vowel are the same word: "hoá" and "hóa". */
const unifyTones = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/oá/g, 'óa')
    .replace(/oà/g, 'òa')
    .replace(/oả/g, 'ỏa')
    .replace(/oạ/g, 'ọa')
    .replace(/uý/g, 'úy')
    .replace(/bác sỹ/g, 'bác sĩ')
    .replace(/kỹ sỹ/g, 'kỹ sĩ')
    .replace(/kĩ/g, 'kỹ')

const hasVietnameseLetter = (text: string) =>
  /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹáàãéèíìóòõúùýĩũ]/u.test(text)

/** The code of the occupation that a Vietnamese title names; null for English and for unknown titles. */
export function findVietnameseTitle(title: string): string | null {
  const text = unifyTones(title)
  if (!hasVietnameseLetter(text)) return null
  return TITLES.find((entry) => holdsPhrase(text, unifyTones(entry.title)))?.code ?? null
}
