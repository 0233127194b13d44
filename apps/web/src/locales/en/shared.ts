import type { ShareState } from '@candor/contract'

/** What a share link shows to people who are not members. */
export const messages = {
  title: 'Shared interview',
  loading: 'Opening what was shared with you…',
  failed: 'We couldn’t open this link',
  refused: {
    ended: {
      title: 'This link no longer works',
      text: 'It has expired, or access was removed.',
    },
    used: {
      title: 'This link was opened in too many browsers',
      text: 'A link from an email is for one person, so it opens in a few browsers only. In those, it still works.',
    },
    unknown: {
      title: 'This link doesn’t open anything',
      text: 'Open it exactly as you received it. If it still doesn’t work, ask the person who sent it for a new one.',
    },
  } satisfies Record<Exclude<ShareState, 'open'>, { title: string; text: string }>,
  ask: 'If you need to see this interview, ask {person} at {company} for a new link.',
  askCompany: 'If you need to see this interview, ask {company} for a new link.',
  by: '{person} from {company} shared this interview with you.',
  byCompany: '{company} shared this interview with you.',
  until: 'You can open it until {date}.',
  confidential: 'It’s about a person who applied for a job. Please don’t pass the link on.',
  submitted: 'Submitted {date}',
  notCompleted: 'Not completed',
  choose: 'Interviews of this person',
  withheld: 'The recordings are not part of what was shared with you',
  noVideo: 'No video response recorded',
  player: 'Recording',
  playFailed: 'The recording couldn’t be played. Try again, or reload the page to see whether the link still works.',
  retry: 'Try again',
  answers: 'Answers',
  noAssessment: {
    title: 'There is no assessment of this interview',
    text: 'The answers are below.',
  },
  noAnswers: 'No questions were answered.',
  question: 'Question {number, number}',
  followUp: 'Follow-up to question {number, number}',
  typed: 'Typed',
  play: 'Play this answer',
  words: {
    unanswered: 'Not answered',
    pending: 'The transcript isn’t ready yet.',
    failed: 'The transcript couldn’t be made.',
    noWords: 'No speech was recognized.',
  },
  screening: 'Before the interview',
  email: 'Email',
  noAnswerGiven: 'No answer',
  nothingYet: {
    title: 'Nothing to see yet',
    text: 'The interview hasn’t been submitted. Open this link again later.',
  },
}
