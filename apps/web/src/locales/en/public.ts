export const messages = {
  home: {
    title: 'AI interviews that show their evidence',
    lead: 'Candor runs your first-round video interviews in English or Vietnamese and links every score to the exact words behind it.',
    signUp: 'Create a free account',
    signIn: 'Sign in',
    free: 'Free for companies. No card needed.',
    header: { how: 'How it works', promises: 'Our promise', candidates: 'For candidates' },
    sample: {
      label: 'Sample assessment',
      question: 'Tell me about a difficult bug you fixed.',
      quote: 'I first reproduced it with CPU throttling, then recorded a trace and saw layout running in a loop.',
      at: 'Said at {time}',
      skill: 'Comprehension',
      level: 'Level 4 of 5',
      scale: 'of 5',
      why: 'Answers the question with one real case, and says what was done and what was found.',
    },
    how: {
      title: 'From a job description to a fair shortlist',
      steps: {
        write: {
          title: 'Paste the job description',
          text: 'Candor suggests requirements and questions, each with scoring criteria. You can edit everything.',
        },
        invite: {
          title: 'Send one link',
          text: 'Candidates interview when it suits them. They test camera and sound first and know what is recorded, and why.',
        },
        read: {
          title: 'Read, watch, decide',
          text: 'Scores, transcript and video appear side by side. Click a sentence and the video jumps to it. The decision stays yours.',
        },
      },
    },
    promises: {
      title: 'Our promise to both sides',
      evidence: {
        title: 'No score without a quote',
        text: 'Each score shows the sentences it’s based on. When there isn’t enough evidence, Candor says so instead of guessing.',
      },
      face: {
        title: 'Faces are never scored',
        text: 'Candor doesn’t read emotions from a face or a voice. Accent, appearance and background don’t count. Only what is said does.',
      },
      saved: {
        title: 'Every answer is saved',
        text: 'Recordings are saved while the candidate speaks. If the connection drops, the interview waits and continues where it stopped.',
      },
      people: {
        title: 'People decide',
        text: 'The AI rejects no one. It prepares the evidence; a person decides.',
      },
    },
    candidates: {
      title: 'Have an interview link?',
      text: 'Open the link from your invitation, on a laptop or a phone. You don’t need an account. Before anything is recorded, you’ll see who is asking, how long it takes and who will watch.',
    },
    footer: 'Candor is free software. You can run it on your own server.',
  },
} as const
