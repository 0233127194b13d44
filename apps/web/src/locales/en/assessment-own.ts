import type { OwnSubmission } from '@candor/contract'

/** The candidate's own page. */
export const own = {
  title: 'Your interview',
  lead: '{position} at {company}',
  replyStatus: {
    title: 'Where your interview is',
    done: 'Done',
    open: 'Open',
    received: '{company} received your interview on {date}.',
    toAssess: 'Your answers aren’t assessed yet.',
    assessed: 'Your answers were assessed.',
    replyBy: '{company} promises to reply by {due} at {dueTime}.',
    overdue: '{company} promised to reply by {due} at {dueTime} and hasn’t replied yet.',
    noDate: 'No reply yet. {company} hasn’t promised a date.',
    replied: '{company} replied on {date}.',
  },
  submitted: 'Submitted {date}',
  loading: 'Loading your interview…',
  loadFailed: 'Error fetching data',
  states: {
    waiting: {
      title: 'We’re assessing your answers',
      text: 'This usually takes a few minutes. You can leave this page and come back; nothing gets lost.',
    },
    error: {
      title: 'Error evaluating the interview',
      text: 'We will be in touch with you soon. We tried more than once, but the assessment didn’t finish. Nothing is lost: {company} has all your answers and can ask for another assessment. You get an email when your result is there. You don’t need to do anything.',
    },
    not_given: {
      title: '{company} hasn’t shared results',
      text: '{company} has your answers. On this page you can read what you said and how an interview is assessed.',
    },
    ready: { title: 'Your result', text: 'What we found in your answers, with quotes.' },
  } satisfies Record<OwnSubmission['result'], { title: string; text: string }>,
  progress: {
    recordings: 'Recordings stored',
    recordingsNote: '{stored, number} of {total, number}, {megabytes} MB · {percent, number}%',
    transcripts: 'Answers transcribed',
    transcriptsNote: '{ready, number} of {total, number} · {percent, number}%',
    assessment: 'Assessment',
    queued: 'Waiting to begin',
    running: 'In progress',
    readingText: 'A language model reads your answers too. Its result replaces the one below.',
    reading: 'Answers read by the model',
    readingNote: 'Question {question, number} of {total, number}',
  },
  /** Where the company's words would speak about the candidate, or of a transcript this page does not have. */
  notices: {
    incomplete: 'Your answers are below.',
    insufficient: 'You said or typed too little for us to give a level. Your answers are below.',
    ai_declined: 'As you asked, no AI assesses your answers. People rate them by the same criteria.',
  },
  onThisPage: 'On this page',
  answers: 'Your answers',
  answersLead: 'Word-for-word transcript. It may contain errors; the recording is what counts.',
  answersTyped: 'What you typed, word for word.',
  noAnswers: 'You didn’t answer any questions.',
  noWords: 'No speech was recognized.',
  unanswered: 'Not answered',
  pending: 'We’re still transcribing this answer.',
  failed: 'We couldn’t transcribe this answer. The recording is complete.',
  question: 'Question {number, number}',
  followUp: 'Follow-up to question {number, number}',
  typed: 'Typed',
  play: 'Play this answer',
  playOf: 'Play this answer: {question}',
  player: 'Your recording',
  closePlayer: 'Close player',
  playFailed: 'We couldn’t play this part of the recording.',
  process: {
    title: 'How this interview is assessed',
    engineBuiltin: 'By the built-in engine: rules and measures, the same for everyone, without a language model.',
    engineLlm:
      'By a language model ({model}) that follows a published rubric and the company’s criteria for each question. Candor checks that its quotes appear word for word in the transcript.',
    aiDeclined:
      'By people alone, as you asked: no AI assesses your answers or your CV. People rate by the criteria below, the same as for everyone.',
    weights: 'The overall level is {communication, number}% communication and {cognitive, number}% cognitive insights.',
    weightsPoints:
      'The overall level is {communication, number}% communication and {cognitive, number}% expected points: what the company listens for in each answer. The first 250 words of an answer count for them. Thinking is left to people.',
    weightsPointsAlone:
      'The overall level comes from expected points: what the company listens for in each answer. The first 250 words of an answer count. Language is measured without a level, and thinking is left to people.',
    cv: 'We read your CV for eight attributes. They aren’t part of the overall level.',
    noCv: 'No CV is used.',
    people: 'People decide. Levels are a guide, and a reviewer can add a level of their own.',
    dataTitle: 'What is used',
    data: {
      words: 'The words of your answers and their timing (spoken only)',
      questions: 'The questions and the job’s requirements',
      cv: 'The text of your CV',
    },
    notTitle: 'What is not used',
    not: 'Your face, your voice, your accent, how you look. Names, gender, nationality, age, school and employer are masked before anything is assessed.',
    criteriaTitle: 'What is assessed',
  },
  cvTitle: 'Your CV',
} as const
