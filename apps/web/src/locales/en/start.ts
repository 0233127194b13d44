export const messages = {
  title: 'Start',
  all: 'All submissions',
  new: {
    title: 'New submissions',
    all: 'Show all new ones',
    none: 'Nothing new. You’ve opened every submission.',
    failed: 'We couldn’t load the new submissions.',
  },
  waiting: {
    title: 'Waiting for a reply',
    all: 'Show everyone who waits',
    counts: {
      overdue: '{count, number} overdue',
      today: '{count, number} due today',
      later: '{count, number} later',
    },
    none: 'No replies are due. If a set promises candidates a reply date, they appear here.',
    failed: 'We couldn’t load who waits for a reply.',
  },
  replied: {
    open: 'Mark {name} as replied',
    short: 'Replied',
    title: 'Mark {name} as replied?',
    text: 'Use this after you’ve called or written to them yourself. The reply date is then removed.',
    confirm: 'Mark as replied',
  },
}
