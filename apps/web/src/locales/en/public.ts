export const messages = {
  home: {
    title: 'Interviews that show their evidence',
    lead: 'Candor interviews every candidate on video, in English or Vietnamese, and gives an assessment whose every score points to the words behind it.',
    signUp: 'Create a free account',
    signIn: 'Sign in',
    free: 'Free for companies. No card needed.',
    header: { how: 'How it works', promises: 'What we promise', candidates: 'For candidates' },
    sample: {
      label: 'An example of an assessment',
      question: 'Tell me about a difficult bug you fixed.',
      quote: 'I first reproduced it with CPU throttling, then recorded a trace and saw layout running in a loop.',
      at: 'Said at {time}',
      skill: 'Coherence',
      words: 'Strong evidence',
      why: 'Puts the steps in order: first, then, and what they showed.',
    },
    how: {
      title: 'From a job description to a fair shortlist',
      steps: {
        write: {
          title: 'Paste the job description',
          text: 'Candor suggests requirements and questions, each with the criteria its answers are read by. You edit every word.',
        },
        invite: {
          title: 'Send one link',
          text: 'Candidates take the interview when it suits them. They check camera and sound first and know what is recorded, and why.',
        },
        read: {
          title: 'Read, watch, decide',
          text: 'Score, transcript and video sit side by side. Click a sentence and the video jumps to it. The decision stays yours.',
        },
      },
    },
    promises: {
      title: 'What we promise, on both sides',
      evidence: {
        title: 'No score without a quote',
        text: 'Each score shows the sentences it rests on. Where the evidence is thin, Candor says so instead of guessing.',
      },
      face: {
        title: 'Faces are never scored',
        text: 'No emotion is read from a face or a voice. Accent, looks and background do not count. Words do.',
      },
      kept: {
        title: 'Every answer is kept',
        text: 'Recordings are saved as they are made. If the connection drops, the interview waits and continues where it stopped.',
      },
      people: {
        title: 'People decide',
        text: 'Nobody is rejected by the machine. It prepares the reading; a person makes the choice.',
      },
    },
    candidates: {
      title: 'Have an interview link?',
      text: 'Open the link from your invitation, on a laptop or a phone. You need no account. Before anything is recorded, you see who asks, how long it takes and who will watch.',
    },
    footer: 'Candor is free software. You can run it on your own server.',
  },
} as const
