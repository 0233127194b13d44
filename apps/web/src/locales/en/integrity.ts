/** What the candidate's device detects: announced in advance, and shown to both sides in the same words. */
export const messages = {
  consent: {
    title: 'What your device may detect',
    lead: 'While you answer on video, your own device watches for four things:',
    notices: {
      faces: 'whether more than one face is in view,',
      view: 'whether your face is out of view for two seconds or longer,',
      gaze: 'whether you look away from your screen for four seconds or longer while you speak,',
      contact: 'how much of your speaking time you look toward your screen.',
    },
    device: 'No images leave your device for this. Only times and percentages do, and {company} sees them.',
    score: 'They’re never part of a score. Reviewers are asked to watch the moment before drawing conclusions.',
    seen: 'You see the same record as {company} and can comment on every moment.',
    optOutHint:
      'You can opt out; no reason needed. The record only says that you did, which counts neither for nor against you.',
    agree: 'I agree',
    optedOut: 'Your interview continues as usual, without them.',
  },
  guide: {
    title: 'Set your baseline',
    text: 'Look at your screen the way you do when you speak. Your device remembers it, so looking away is measured only against your own baseline. The images stay on your device.',
    loading: 'Getting your device ready…',
    looking: 'Look at your screen for a few seconds…',
    ready: 'Done. Baseline set.',
    unsure: 'We can’t see your eyes clearly enough. Gaze won’t be recorded; the interview continues as usual.',
    notAvailable: 'Your device can’t do this. The record says “not available”, and your interview continues as usual.',
    again: 'Try again',
    optOut: 'Opt out',
    optedOut: 'You’ve opted out. The record only says that you did.',
    hints: {
      noFace: 'We can’t see your face. Sit in front of the camera, in the middle of the picture.',
      moreFaces: 'We can see more than one face. A photo on the wall is fine; it won’t count.',
      dark: 'The picture is dark. A lamp or a window in front of you helps.',
      eyesHidden: 'Your eyes are hard to see. If your glasses reflect a light, turn it or tilt the screen a little.',
      restless: 'Your head moved during the check. Try again if you like.',
    },
  },
  fairPlay:
    'We don’t measure your emotions. What your device checks was explained earlier and is never part of a score.',
  panel: {
    title: 'Integrity signals',
    never: 'Never part of a score',
    company:
      'Detected on the candidate’s own device; they were informed and see the same. Webcams make mistakes and the reason is usually innocent, so watch the moment first.',
    candidate:
      'Detected on your own device while you answered. The company sees the same, with your comments. It’s never part of a score.',
    states: {
      off: 'This interview doesn’t use integrity signals.',
      not_available:
        'Not available: the device couldn’t check, or no answer was given on video. This says nothing about the candidate, good or bad.',
      opted_out: 'The candidate opted out of these signals. This counts neither for nor against them.',
      not_enough_data:
        'Not enough data: too little of the video could be analyzed to be fair. This says nothing about the candidate.',
    },
    /** The same on the candidate's own page. */
    ownStates: {
      off: 'This interview doesn’t use integrity signals.',
      not_available:
        'Not available: your device couldn’t check, or you gave no answer on video. This says nothing about you, good or bad.',
      opted_out: 'You opted out of these signals. This counts neither for you nor against you.',
      not_enough_data:
        'Not enough data: too little of the video could be analyzed to be fair. This says nothing about you.',
    },
    signals: {
      multiple_faces: 'More than one face',
      face_out_of_view: 'Face out of view',
      gaze_away: 'Looking away while speaking',
      eye_contact: 'Eye contact',
    },
    about: {
      multiple_faces: 'A second moving face for a second or longer. Photos and posters don’t count.',
      face_out_of_view: 'No face for two seconds or longer.',
      gaze_away:
        'More than 20° to the side or 15° down from their baseline, for four seconds or longer while speaking. A webcam can’t tell what someone is looking at.',
      eye_contact:
        'Share of the speaking time within 10° of their baseline. Little eye contact is common and isn’t a sign of anything.',
    },
    bands: {
      none: 'Nothing detected',
      low: 'A little',
      review: 'Worth watching',
      not_enough_data: 'Not enough data',
    },
    contactBands: {
      none: 'As usual',
      low: 'Little',
      review: 'Little',
      not_enough_data: 'Not enough data',
    },
    facts:
      '{count, plural, one {Once, for {total, number} s} other {# times, {total, number} s in total, longest {longest, number} s}}',
    noFacts: 'Not once',
    share: '{share} of the speaking time',
    noShare: 'Unknown',
    quality:
      'Analyzed {tracked} of the time, {rate, number} frames/s, {light, select, low {low light} other {good light}}',
    timeline: 'Moments over the interview',
    moments: 'Moments',
    noMoments: 'No moments detected.',
    more: 'Show {count, plural, one {# more} other {# more}}',
    moment: {
      multiple_faces:
        'More than one face for {seconds, number} s at {time}{quality, select, dark {; lighting was low, so confidence is low} unsure {; confidence is low} other {}}.',
      face_out_of_view:
        'No face was found for {seconds, number} s at {time}{quality, select, dark {; lighting was low, so confidence is low} unsure {; confidence is low} other {}}.',
      gaze_away:
        'Looked away for {seconds, number} s while speaking, at {time}{quality, select, dark {; lighting was low, so confidence is low} unsure {; confidence is low} other {}}.',
    },
    inAnswer: 'Question {number, number}',
    /** Without a recording there is no other clock. */
    inAnswerAlone: 'Question {number, number}, from the start of the answer',
    play: 'Watch at {time}',
    noMedia: 'No recording of this moment',
    comment: {
      candidate: 'Candidate’s comment',
      own: 'Your comment',
      add: 'Add a comment',
      change: 'Edit',
      openOf: '{action}: {title}',
      label: 'Your comment on this moment',
      labelAll: 'Your general comment',
      hint: 'The company sees it with the moment. Clear the text to remove it.',
      save: 'Save',
      cancel: 'Cancel',
      saved: 'Saved',
      all: 'General comment',
      addAll: 'Add a general comment',
    },
  },
  option: {
    label: 'Integrity signals',
    hint: 'More than one face, face out of view, looking away, eye contact: detected on the candidate’s own device, announced in advance, optional for the candidate, never part of a score.',
  },
} as const
