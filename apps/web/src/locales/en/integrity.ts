/** What the candidate's device notices: told before, shown to both sides in the same words. */
export const messages = {
  consent: {
    title: 'What your device may notice',
    lead: 'While you answer on video, your own device looks at your picture and notices four things:',
    notices: {
      faces: 'whether more than one face is in the picture,',
      view: 'whether your face is out of the picture for two seconds or longer,',
      gaze: 'whether you look away from your screen for four seconds or longer while you speak,',
      contact: 'how much of your speaking time you look towards your screen.',
    },
    device: 'No picture of this leaves your device. Only the times and shares do, and {company} sees them.',
    score: 'They never enter a score. Whoever reads them is asked to watch the moment before concluding anything.',
    seen: 'You see the same record as {company} and can write your own words beside every moment.',
    without:
      'You can go without, for any reason and without giving one. The record then says only that you chose so, which counts neither for nor against you.',
    agree: 'My device may notice these',
    isWithout: 'Your interview goes on just the same, without them.',
  },
  guide: {
    title: 'Your own way of looking',
    text: 'Look at your screen as you will while you speak. Your device remembers it, so that looking away is measured against you and nobody else. The picture stays here.',
    loading: 'Your device is getting ready…',
    looking: 'Look at your screen. A few seconds…',
    ready: 'Done. Your device knows how you look at your screen.',
    unsure:
      'Your eyes can’t be made out well enough. Nothing will be said about where you look; the interview goes on as usual.',
    notAvailable: 'Your device can’t do this. The record says “not available”, and your interview goes on as usual.',
    again: 'Look again',
    goWithout: 'Go without',
    optedOut: 'You go without. The record says only that you chose so.',
    hints: {
      noFace: 'No face can be seen. Sit in front of the camera, in the middle of the picture.',
      moreFaces: 'More than one face can be seen. A photo on the wall is fine; it will not count.',
      dark: 'The picture is dark. A lamp or a window in front of you helps.',
      eyesHidden: 'Your eyes are hard to see. If your glasses reflect a light, turn it or tilt the screen a little.',
      restless: 'Your head moved while your device looked. Look again if you like.',
    },
  },
  fairPlay:
    'Your emotions are not measured. What your device notices of your picture was told to you before, and never enters a score.',
  panel: {
    title: 'Integrity signals',
    never: 'Never part of a score',
    company:
      'Noticed on the own device of the candidate, who was told before and sees the same. A webcam can be wrong, and an innocent reason is the usual one: watch the moment before you conclude anything.',
    candidate:
      'Noticed on your own device while you answered. The company sees the same, with your words beside it. It is part of no score.',
    states: {
      off: 'This interview does not use integrity signals.',
      not_available:
        'Not available: the device could not look, or no answer was given on video. That says nothing about the candidate, good or bad.',
      opted_out: 'The candidate chose to go without these signals. That counts neither for nor against anybody.',
      not_enough_data:
        'Not enough data: too little of the picture could be judged to say anything fair. That says nothing about the candidate.',
    },
    /** The same on the candidate's own page. */
    ownStates: {
      off: 'This interview does not use integrity signals.',
      not_available:
        'Not available: your device could not look, or you gave no answer on video. That says nothing about you, good or bad.',
      opted_out: 'You chose to go without these signals. That counts neither for you nor against you.',
      not_enough_data:
        'Not enough data: too little of the picture could be judged to say anything fair. That says nothing about you.',
    },
    signals: {
      multiple_faces: 'More than one face',
      face_out_of_view: 'Face out of view',
      gaze_away: 'Looking away while speaking',
      eye_contact: 'Eye contact',
    },
    about: {
      multiple_faces: 'A second moving face for a second or longer. Photos and posters are left out.',
      face_out_of_view: 'No face for two seconds or longer.',
      gaze_away:
        'More than 20° aside or 15° down of the own way of looking, for four seconds or longer while speaking. A webcam can’t tell what is looked at.',
      eye_contact:
        'Share of the speaking time within 10° of the own way of looking. Little of it is common and no sign of anything.',
    },
    bands: {
      none: 'Nothing noticed',
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
    noShare: 'Could not be told',
    quality:
      'Judged: {tracked} of the time, {rate, number} looks a second, {light, select, low {low light} other {good light}}',
    timeline: 'Moments over the interview',
    moments: 'Moments',
    noMoments: 'No moment was noticed.',
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
    inAnswerAlone: 'Question {number, number}, counted from the beginning of the answer',
    play: 'Watch at {time}',
    noMedia: 'No recording of this moment',
    comment: {
      of: 'The candidate’s words',
      own: 'Your words',
      add: 'Write beside it',
      change: 'Change',
      label: 'Your words about this moment',
      labelAll: 'Your words about all of it',
      hint: 'The company reads them beside the moment. Empty takes them back.',
      save: 'Save',
      cancel: 'Cancel',
      saved: 'Saved',
      all: 'About all of it',
      addAll: 'Write about all of it',
    },
  },
  option: {
    label: 'Integrity signals',
    hint: 'More than one face, face out of view, looking away, eye contact: noticed on the candidate’s own device, announced before, optional for the candidate, never part of a score.',
  },
} as const
