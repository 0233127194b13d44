/** The candidate's list of interviews, and the page with their answers alone. */
export const messages = {
  list: {
    title: 'Your interviews',
    lead: 'Interviews that you submitted in this browser.',
    failed: 'Error fetching data',
    submitted: 'Submitted {date}',
    answered: '{count, plural, =0 {No questions answered} one {# question answered} other {# questions answered}}',
    results: {
      waiting: 'Being assessed',
      ready: 'Result ready',
      error: 'Assessment failed',
      not_given: 'Result not shared',
    },
    open: 'Open',
    answers: 'Your answers',
    /** Screen readers: which interview a link belongs to. */
    openOf: 'Open {position} at {company}',
    answersOf: 'Your answers: {position} at {company}',
    emptyTitle: 'No submitted interviews in this browser',
    emptyText:
      'Open the link of your interview here. If you took it on another device, its page offers “I already started on another device”.',
    link: 'Link of your interview',
    linkHint: 'From your invitation email or the job ad.',
    linkWrong: 'This isn’t the link of an interview on this site.',
    openLink: 'Open interview',
    deletedTitle: 'Deleted interviews',
    deletedText:
      'Your name, email, answers, recordings and CV are no longer stored in these interviews. This note stays for 30 days.',
    deleted: '{company} deleted your interview for {position} on {date}.',
    deletedByYou: 'You deleted your interview for {position} with {company}. Erased on {date}.',
  },
  /** What a candidate does with the data of a submitted interview. */
  ownData: {
    title: 'Your data',
    lead: 'You can download everything as a ZIP file that opens without us, with your earlier takes. You can delete this interview yourself. {company} loses access at once, and {minutes} minutes later everything is erased.',
    leadKept:
      'You can download everything as a ZIP file that opens without us, with your earlier takes. You can delete this interview yourself. {company} loses access at once. Because {company} has to keep records of applications, everything is erased on {date}.',
    deleteAt: '{company} deletes this interview on {date}, unless a legal dispute requires that it is kept.',
    download: 'Download everything',
    ask: 'Delete this interview?',
    consequences:
      'Your application with {company} ends. Your answers, recordings and CV are erased, with the assessment and everything that {company} wrote about this interview. Your certificate stops being valid. You can undo this for {minutes} minutes. After that, nothing can be restored.',
    consequencesKept:
      'Your application with {company} ends. {company} can’t see your answers, recordings and CV anymore, and they are erased on {date}: until then {company} has to keep records of applications. You can undo this for {minutes} minutes.',
    delete: 'Delete interview',
    byYou: 'You deleted this interview',
    byCompany: '{company} deleted this interview',
    interview: 'Interview for {position} with {company}.',
    ordered: 'Deleted on {date}.',
    due: 'Your data is erased on {date}. Until then, you can undo this.',
    kept: 'Your data is erased on {date}. Until then {company} has to keep records of applications, but can’t see them.',
    running: 'Your data is being erased now. This can’t be undone.',
    erasedAt: 'Erased on {date}.',
    hidden: '{company} can’t see it anymore.',
    stays:
      'Your answers, recordings and CV are no longer stored in it. {company} can’t restore them. This receipt is available for 30 days.',
    erased: 'Erased',
    kinds: {
      answers: '{count, plural, one {# answer} other {# answers}}',
      recordings: '{count, plural, one {# recording} other {# recordings}}',
      files: '{count, plural, one {# file} other {# files}}',
      questions: '{count, plural, one {# question to the company} other {# questions to the company}}',
      mails: '{count, plural, one {# email} other {# emails}}',
    },
    undo: 'Undo',
    save: 'Save receipt',
    fileName: 'deletion-receipt.txt',
    toList: 'All your interviews',
  },
  page: {
    title: 'Your answers',
    startsAt: 'From {start}, {length} long',
    from: 'From {start}',
    playFrom: 'Play from {time}',
    toResult: 'Your result',
    toInterview: 'Your interview',
    toList: 'All your interviews',
    toSupport: 'Contact support',
    moreTitle: 'More about this interview',
    notFoundTitle: 'We couldn’t find these answers',
    notFoundText: 'They aren’t from an interview that you submitted in this browser.',
  },
} as const
