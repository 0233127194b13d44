import type { StageKind, StageMessages } from '@candor/contract'

/**
 * A mail that closes an application kindly, to begin with. It gives no reason: none is known here. Both languages are filled at once,
 * so the texts are no part of the catalogues, where only the reader's language is loaded. Other kinds have none: a mail of a stage counts
 * as the reply, and one without news would end the promise.
 */
const rejected: StageMessages = {
  en: {
    subject: 'Your application for {position}',
    text: `Hello {first_name},

Thank you for applying for {position} at {organization}, and for the time and effort you put into it.

We have decided not to continue with your application. We know that this is not the answer you hoped for, and we wanted you to hear it from us.

We wish you all the best with your search and in your work.

Kind regards,
{organization}`,
  },
  vi: {
    subject: 'Hồ sơ ứng tuyển vị trí {position} của bạn',
    text: `Chào {first_name},

Cảm ơn bạn đã ứng tuyển vị trí {position} tại {organization}, và đã dành thời gian, công sức cho việc này.

Chúng tôi rất tiếc phải báo rằng chúng tôi sẽ không tiếp tục với hồ sơ của bạn. Chúng tôi hiểu đây không phải là câu trả lời bạn mong đợi, và muốn chính mình báo cho bạn biết.

Chúc bạn mọi điều tốt lành trên con đường tìm việc và trong công việc.

Trân trọng,
{organization}`,
  },
}

const hired: StageMessages = {
  en: {
    subject: 'Good news about your application for {position}',
    text: `Hello {first_name},

Thank you for applying for {position} at {organization}, and for the time and effort you put into it.

We have good news: we chose you, and we look forward to working with you. We will contact you about the next steps.

Kind regards,
{organization}`,
  },
  vi: {
    subject: 'Tin vui về hồ sơ ứng tuyển vị trí {position} của bạn',
    text: `Chào {first_name},

Cảm ơn bạn đã ứng tuyển vị trí {position} tại {organization}, và đã dành thời gian, công sức cho việc này.

Chúng tôi có tin vui: chúng tôi đã chọn bạn và rất mong được làm việc cùng bạn. Chúng tôi sẽ liên hệ với bạn về các bước tiếp theo.

Trân trọng,
{organization}`,
  },
}

export const readyMessages: Partial<Record<StageKind, StageMessages>> = { rejected, hired }
