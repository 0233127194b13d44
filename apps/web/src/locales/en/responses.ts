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
