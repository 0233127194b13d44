import type { OwnSubmission } from '@candor/contract'

/** The candidate's own page. */
export const own = {
  title: 'Your interview',
  lead: '{position} at {company}',
  submitted: 'Submitted {date}',
  loading: 'Your interview is being loaded.',
  loadFailed: 'Error fetching data',
  states: {
    waiting: {
      title: 'Your answers are being evaluated',
      text: 'This usually takes a few minutes. You can leave this page and come back: nothing gets lost.',
    },
    error: { title: 'Error evaluating the interview', text: 'We will be in touch with you soon.' },
    not_given: {
      title: '{company} does not share results here',
      text: 'Your answers are with {company}. On this page you can read what was said, and how an interview is assessed.',
    },
    ready: { title: 'Your result', text: 'What was found in your words, with the words it rests on.' },
  } satisfies Record<OwnSubmission['result'], { title: string; text: string }>,
  /** Where the company's words would speak about the candidate, or of a transcript this page does not have. */
  notices: {
    incomplete: 'What you answered stands below.',
    paused: 'It was interrupted by a poor connection and does not count as complete. You can go on or begin anew.',
    insufficient: 'Too little was said or typed to give a level. Everything you answered stands below.',
  },
  answers: 'Your answers',
  answersLead: 'What was heard, word for word. Recognition makes mistakes; the recording counts.',
  answersTyped: 'What you typed, word for word.',
  noAnswers: 'No question was answered.',
  noWords: 'No words were recognised in this answer.',
  unanswered: 'Not answered',
  pending: 'This answer is still being transcribed.',
  failed: 'This answer could not be transcribed. The recording is complete.',
  question: 'Question {number, number}',
  followUp: 'Follow-up to question {number, number}',
  typed: 'Typed',
  play: 'Play this answer',
  player: 'Your recording',
  closePlayer: 'Close the player',
  playFailed: 'This part of the recording could not be played.',
  process: {
    title: 'How this interview is assessed',
    engineBuiltin: 'By the built-in engine: rules and measures, the same for everyone, without a language model.',
    engineLlm:
      'By a language model ({model}) that reads a published rubric. Code checks that its quotes stand word for word in the transcript.',
    weights:
      'The overall level is made of {communication, number} % communication and {cognitive, number} % cognitive insights.',
    cv: 'Your CV is read for eight attributes. They stand apart from the overall level.',
    noCv: 'No CV is part of it.',
    people: 'People decide. Levels are a reading aid, and a reviewer can set a level of their own beside them.',
    dataTitle: 'What is used',
    data: {
      words: 'The words of your answers, and when they were said',
      questions: 'The questions and what the job asks for',
      cv: 'The text of your CV',
    },
    notTitle: 'What is not used',
    not: 'Your face, your voice, your accent, how you look. Names, gender, nationality, age, school and employer are masked before anything is read.',
    criteriaTitle: 'What is looked at',
  },
  cvTitle: 'Your CV',
} as const
