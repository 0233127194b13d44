/** General talk that fits under any question and says nothing. Written for the exam. */
export const vietnameseFiller: readonly string[] = [
  'Theo tôi thì việc nào cũng vậy thôi, quan trọng nhất vẫn là thái độ của mình đối với công việc. Mình có tâm thì dù khó mấy cũng sẽ vượt qua, còn không có tâm thì việc dễ cũng thành khó, ai đi làm lâu rồi cũng đều thấy như vậy cả.',
  'Nói chung trong cuộc sống cũng như trong công việc, ai cũng có lúc này lúc khác. Mình cứ cố gắng hết sức, giữ tinh thần lạc quan, hòa đồng với mọi người xung quanh thì rồi mọi chuyện cũng sẽ tốt đẹp lên theo thời gian mà thôi.',
  'Tôi luôn nghĩ rằng mỗi ngày đi làm là một ngày để mình trưởng thành hơn. Có những điều mình chưa biết thì mình học, có những điều mình biết rồi thì mình chia sẻ với người khác, như vậy cả tập thể mới cùng nhau đi lên được.',
  'Thật ra mỗi nơi một kiểu, mỗi người một tính, cho nên mình cũng phải tùy vào hoàn cảnh mà xử sự sao cho hợp tình hợp lý. Cái chính là mình biết mình biết người, và luôn đặt lợi ích chung lên trên hết.',
  'Tôi cho rằng giao tiếp tốt là chìa khóa của mọi thành công. Khi mọi người hiểu nhau thì việc gì cũng dễ, khi không hiểu nhau thì việc gì cũng khó. Vì vậy tôi luôn cố gắng cởi mở và chân thành trong mọi tình huống.',
  'Ở đâu cũng có áp lực, nhưng áp lực cũng là động lực. Nếu mình nhìn theo hướng tích cực thì mình sẽ thấy mọi thử thách đều là cơ hội để khẳng định bản thân, và tôi là người rất thích những thử thách mới.',
  'Người xưa có câu có công mài sắt có ngày nên kim, tôi thấy câu đó rất đúng. Chỉ cần mình kiên trì, chịu khó, không nản lòng thì sớm muộn gì kết quả cũng sẽ đến, chỉ là nhanh hay chậm mà thôi.',
  'Thời đại bây giờ thay đổi nhanh lắm, cái hôm qua còn mới thì hôm nay đã cũ rồi. Cho nên mình phải luôn cập nhật, luôn đổi mới tư duy, không thể cứ ngồi yên một chỗ mà mong mọi thứ tự đến với mình được.',
  'Tôi tin rằng một tập thể mạnh là tập thể biết đoàn kết. Mỗi người một tay, người này hỗ trợ người kia, có gì thì góp ý thẳng thắn với nhau trên tinh thần xây dựng, như vậy thì việc gì cũng có thể làm được.',
  'Với tôi, uy tín là thứ quý giá nhất. Mất tiền thì có thể kiếm lại, chứ mất uy tín thì khó mà lấy lại được. Vì thế trong bất cứ việc gì tôi cũng cố gắng giữ chữ tín của mình đối với mọi người.',
  'Mình làm việc gì cũng phải có kế hoạch, có mục tiêu rõ ràng, rồi từng bước mà thực hiện. Trong quá trình đó nếu có gì chưa ổn thì mình điều chỉnh, quan trọng là không được bỏ cuộc giữa chừng và phải giữ được nhiệt huyết.',
  'Nhìn chung tôi thấy kinh nghiệm là người thầy tốt nhất. Trải qua nhiều rồi thì tự nhiên mình sẽ bình tĩnh hơn, chín chắn hơn, và biết nhìn sự việc từ nhiều phía khác nhau chứ không vội vàng kết luận điều gì cả.',
]

/** Phrases that can stand before any clause. */
export const vietnameseHedges: readonly string[] = [
  'hình như',
  'nếu tôi nhớ không nhầm thì',
  'có lẽ',
  'tôi không dám chắc, nhưng',
  'theo tôi hiểu thì',
  'chắc là',
  'nói thật là tôi cũng không chắc lắm, nhưng',
  'đại khái là',
  'có thể tôi sai, nhưng',
  'thường thì',
  'tôi đoán là',
  'nếu không có gì thay đổi thì',
  'theo chỗ tôi biết thì',
  'hầu như',
  'tôi nghĩ là',
  'cũng có thể là',
  'nói nôm na thì',
  'trong chừng mực nào đó thì',
  'tùy lúc, nhưng',
  'tôi cảm thấy là',
]
