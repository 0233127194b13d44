/** What went wrong while an answer was recorded: the same words for the candidate and the company. */
export const messages = {
  faultReport: {
    label: 'Technical problems in this answer',
    lost: '{time} of this answer without video or audio',
    complete: 'No part of this answer is missing.',
    more: 'Show {count, plural, one {# more} other {# more}}',
    kinds: {
      gap: 'Not recorded',
      deviceLost: 'Camera or microphone disconnected',
      networkLost: 'No connection',
      muted: 'Muted',
      black: 'No picture',
      damaged: 'Damaged',
    },
    span: {
      gap: 'Nothing was recorded from {from} to {to}.',
      deviceLost: 'The camera or microphone was disconnected from {from} to {to}.',
      networkLost: 'No connection for {seconds, number} s, from {from} to {to}; recording continued on the device.',
      muted: 'The microphone was muted from {from} to {to}.',
      black: 'The camera gave no picture from {from} to {to}.',
      damaged: 'The stored recording is damaged from {from} to {to}.',
    },
    toEnd: {
      gap: 'Nothing was recorded from {from} to the end.',
      deviceLost: 'The camera or microphone was disconnected from {from} to the end.',
      networkLost: 'No connection from {from} to the end; recording continued on the device.',
      muted: 'The microphone was muted from {from} to the end.',
      black: 'The camera gave no picture from {from} to the end.',
      damaged: 'The stored recording is damaged from {from} to the end.',
    },
    whole: {
      gap: 'Nothing was recorded.',
      deviceLost: 'The camera or microphone was disconnected the whole time.',
      networkLost: 'No connection the whole time; recording continued on the device.',
      muted: 'The microphone was muted the whole time.',
      black: 'The camera gave no picture the whole time.',
      damaged: 'The stored recording is damaged.',
    },
  },
  /** Retakes one after another, and one that is sent again after a reload. */
  retakes: {
    all: 'Redo them one after another',
    resendingTitle: 'Sending your new answer',
    resending: 'The page was reloaded before your answer arrived. We’re sending it again.',
  },
  /** Retakes that the set allows. Only the candidate reads these. */
  setRetakes: {
    offer:
      'You can redo {left, plural, one {# answer} other {# answers}} before you submit. {company} sees only your final answers.',
    used: 'You’ve used all your retakes.',
    again: 'Answer again',
    left: '{left, number} of {total, number} left. The submission countdown pauses while you answer.',
    title: 'Give your answer again',
    lead: 'Take your time to read the question. The submission countdown is paused. Sending your new answer uses one retake, even if you go back to the original later.',
    revertNote: 'The new answer is used. Going back doesn’t give you the retake back.',
  },
} as const
