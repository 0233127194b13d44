import type { ExportTexts } from './shape'

/** The words of exported files in English. */
export const en: ExportTexts = {
  fileName: 'submissions',
  yes: 'Yes',
  no: 'No',
  sheets: {
    submissions: 'Submissions',
    answers: 'Answers',
  },
  columns: {
    candidate: 'Candidate',
    email: 'Email',
    position: 'Position',
    set: 'Interview set',
    language: 'Language of the interview',
    stage: 'Stage',
    submitted: 'Submitted (UTC)',
    durationMinutes: 'Length in minutes',
    isCompleted: 'Completed',
    answered: 'Questions answered',
    state: 'Result',
    overall: 'Overall level (1-5)',
    pointsPercent: 'Points covered (%)',
    requirementsNamed: 'Requirements named',
    requirements: 'Requirements',
    notJudged: 'Not judged',
    reviewers: 'Levels set by reviewers',
    scoredBy: 'Scored by',
    resultSource: 'Source of levels, requirements and points (IPTC)',
    link: 'Link',
    question: 'Question',
    questionText: 'Question text',
    isFollowUp: 'Follow-up',
    questionSource: 'Source of the question text (IPTC)',
    answer: 'Answer',
    correction: 'Candidate’s correction',
    startedAt: 'Starts at (mm:ss)',
    points: 'Points',
  },
  report: {
    copy: 'This is a copy of {date}. Changes made later are in Candor only.',
    link: 'The whole submission, with recordings: {url}',
    footer: 'Copy of {date} from Candor',
    title: 'Interview reports',
    result: 'Result',
    overall: 'Overall',
    pointsPercent: 'Points covered',
    requirements: 'Requirements',
    questions: 'Answers by question',
    levels: 'Levels',
    notJudged: 'Not judged',
    reviewers: 'Levels set by reviewers',
    followUp: 'Follow-up to question {number}',
    question: 'Question {number}',
    noWords: 'No words: nothing was said or typed, or the transcript isn’t ready.',
    cut: '(The whole answer is in Candor.)',
    level: '{level} of 5',
    levelWithConfidence: '{level} of 5 · {confidence}',
    minutes: '{minutes} min',
    missing: 'The typeface of this file lacks some characters, shown as ○. The CSV and Excel files have them.',
    builtin: 'Candor’s built-in engine',
    submitted: 'Submitted',
    duration: 'Length',
    writtenByAi: 'Written by AI',
  },
  evidence: {
    fileName: 'evidence',
    readMe: `Evidence pack of one submission

What it has
  records.jsonl   what was recorded of this submission: one line for each record
  chain.txt       one hash for each record of the organization, in order; they say nothing, but link the records
  pack.json       the end of the chain, and the hash of each file
  interview/      the recordings and the transcript, as they were when this pack was made
  verify.html     a page that checks all of it in a browser, without Candor and without a network
  verify.mjs      a program that does the same

How to verify it
  1. Unpack the archive.
  2. Open verify.html with a double click and choose the unpacked folder.
     Or install Node.js 20 or newer and run: node verify.mjs
  3. If you noted the end of the chain earlier, enter it in the page, or run: node verify.mjs HASH
     This shows that nothing before that point was changed since.

What it shows
  - Whether a record was changed, or moved to another place in the chain, after it was written.
  - Whether a file was changed after this pack was made, and which.

What it doesn't show
  - Someone who can change the whole database can write a new chain. Note the end of the chain now and then, outside of Candor:
    a new chain does not have it.
  - Someone who changes a pack can also change its hashes and what checks them. Compare the end of the chain with one that was
    noted outside of the pack, and use verify.html from a pack that you made yourself.
  - A pack can leave records out. Compare it with a pack that was made by someone else.
  - The hashes of recordings and transcript are those of this pack. They are not part of the chain.
  - Records enter the chain 3 hours after they were made. Records from before the chain began are not in it.
`,
    verifier: {
      ok: 'OK: {records} records, {files} files, {entries} entries in the chain.',
      end: 'End of the chain: {hash}',
      notOk: 'NOT OK: {problem}',
      pack: 'pack.json is missing or was changed',
      fileMissing: '{file} is missing',
      fileChanged: '{file} was changed',
      fileUnreadable: '{file} can’t be read',
      fileAdded: '{file} is not part of this evidence pack: it was added',
      chainEnd: 'chain.txt does not end where pack.json says: an entry was changed, added or removed',
      recordCount: 'records.jsonl has {found} records instead of {expected}',
      recordSpelling: 'Record in line {line} of records.jsonl is not written as it was',
      recordContent: 'Record in line {line} of records.jsonl was changed: its content does not match its hash',
      recordPlace: 'Record in line {line} of records.jsonl is not in the chain at its place',
      recordHashes: 'Record in line {line} of records.jsonl has other hashes than the chain',
      recordUnreadable: 'Record in line {line} of records.jsonl can’t be read',
      noted: 'The chain does not have the hash {hash}',
    },
    page: {
      title: 'Verify this evidence pack',
      intro: 'This page checks the evidence pack that it came with. It works without a network and sends nothing.',
      noScript: 'This page needs JavaScript. Allow it in your browser, or use verify.mjs.',
      notedLabel: 'End of the chain that you noted earlier (optional)',
      folderLabel: 'Folder of the unpacked evidence pack',
      folderHint:
        'Your browser may ask whether to upload the files. It only gives them to this page: nothing leaves your device.',
      running: 'Checking the files. Long recordings take a while.',
      noPack: 'This folder has no pack.json. Choose the folder of the unpacked evidence pack.',
      valid: 'Valid',
      invalid: 'Not valid',
    },
  },
  transcript: {
    title: 'Transcript',
    copy: 'Copy of {date}',
    writtenByAi: 'Written by AI: {source}',
    chosenByRules: 'Chosen by rules: {source}',
    recording: 'Recording: {file}',
    damaged: 'Recording: left out, because the stored file is damaged',
    different: 'Recording: left out, because its parts can’t be joined into one file. You can play it in Candor.',
    none: 'No recording',
    corrected:
      'Corrected by the candidate: differs in {percent}% of the words. Only changed words that sound like what was heard are assessed.',
    rewritten:
      'Rewritten by the candidate, not assessed: differs in {percent}% of the words. The recording is the source.',
    heard: 'As heard:',
  },
  languages: { en: 'English', vi: 'Vietnamese' },
  stages: {
    applied: 'Applied',
    invited: 'Invited',
    interviewed: 'Interviewed',
    shortlisted: 'Shortlisted',
    offer: 'Offer',
    hired: 'Hired',
    rejected: 'Rejected',
    custom: 'Stage',
  },
  groups: {
    communication: 'Communication skills',
    cognitive: 'Cognitive insights',
    cv: 'CV attributes',
  },
  dims: {
    grammar: 'Grammar',
    comprehension: 'Comprehension',
    fluency: 'Fluency',
    vocabulary: 'Vocabulary sufficiency',
    coherence: 'Coherence',
    logical_reasoning: 'Logical reasoning',
    critical_thinking: 'Critical thinking',
    problem_solving: 'Problem solving',
    big_picture_thinking: 'Big-picture thinking',
    insightfulness: 'Insightfulness',
    clarity: 'Clarity',
    decision_making: 'Decision making',
    intellectual_self_awareness: 'Intellectual self-awareness',
    strategic_focus: 'Strategic focus',
    learning_velocity: 'Learning velocity',
    career_progression: 'Career progression',
    drive_and_initiative: 'Drive and initiative',
    intellectual_ability: 'Intellectual ability',
    managerial_experience: 'Managerial experience',
    recognized_accomplishments: 'Recognized accomplishments',
    original_and_creative_thinking: 'Original and creative thinking',
    vibe: 'Vibe',
    general_expression: 'General expression',
  },
  confidences: {
    low: 'Low confidence',
    medium: 'Medium confidence',
    high: 'High confidence',
  },
  reasons: {
    insufficient_evidence: 'Not enough evidence',
    low_asr_confidence: 'Transcription unreliable',
    wrong_language: 'Different language',
    no_timing: 'No timestamps',
    non_verbatim_asr: 'Smoothed transcript',
    unsupported_language: 'Language not supported',
    quotes_not_found: 'Quotes not found',
    engine_error: 'Scoring error',
    no_cv: 'No readable CV',
    not_assessed_by_engine: 'Not scored by the built-in engine',
    excluded_by_accommodation: 'Excluded (accommodation)',
    implausible_text: 'No readable sentences',
    interview_not_completed: 'Interview not completed',
    technical_fault: 'Technical problem',
    needs_reviewer: 'Needs a reviewer or a model',
    exam_not_passed: 'Not accurate enough for a level',
    no_expected_points: 'No expected points',
    no_points_heard: 'No expected point heard',
    not_asked: 'Not asked',
    ai_declined: 'People rate this',
  },
  states: {
    no_response: 'No video response',
    incomplete: 'Not completed',
    empty: 'Nothing answered',
    pending: 'Waiting to be assessed',
    evaluating: 'Being assessed',
    insufficient: 'Not enough evidence',
    scored: 'Assessed',
    error: 'Assessment failed',
    mock: 'Sample result',
  },
  points: {
    covered: 'Covered',
    partly: 'Partly covered',
    not_heard: 'Not heard',
  },
  requirements: {
    named: 'Named',
    not_named: 'Not named',
    not_searched: 'Not searched for: too long to be said word for word',
  },
}
