import type { RedFlagId, RedFlagQuestion } from '@candor/contract'

/**
 * Remarks on a CV and the questions they suggest. Dates come in formatted; `case` and `reason` choose the wording. Every
 * remark is neutral and lowers nothing. Typed as plain strings: the figures come with the remark.
 */
const flags: Record<RedFlagId, { readonly title: string; readonly text: string }> = {
  gap: {
    title: 'Period not described',
    text: 'Between {endMonth} and {startMonth} ({months, plural, one {# month} other {# months}}) the CV lists no activity. This may have a simple reason.',
  },
  overlap: {
    title: 'Two jobs at the same time',
    text: '“{first}” and “{second}” overlap by {months, plural, one {# month} other {# months}}, from {startMonth} to {endMonth}. Overlaps of up to {limitMonths, number} months and side work are not remarked on.',
  },
  short_stays: {
    title: 'Several short stays',
    text: '{count, number} jobs in the last {years, number} years lasted less than {limitMonths, number} months each; the middle one {medianMonths, plural, one {# month} other {# months}}. Internships, contracts and the current job are not counted.',
  },
  date_order: {
    title: 'Dates out of order',
    text: '{case, select, end_before_start {“{name}” ends ({to}) before it starts ({from}).} start_in_future {“{name}” starts in the future ({from}).} other {“{name}” ends in the future ({to}).}} It may be a slip of the pen.',
  },
  inconsistent_years: {
    title: 'Years of experience differ',
    text: 'The summary speaks of {claimedYears, plural, one {# year} other {# years}} of experience; the dated jobs add up to {countedYears, number}. Remarked on from a difference of more than {limitPercent, number} % and {limitYears, number} years.',
  },
  inconsistent_dates: {
    title: 'One job, two periods',
    text: '“{title}” at {organization} stands in the CV twice with different dates: from {firstFrom} to {firstTo}, and from {secondFrom} to {secondTo}.',
  },
  answer_years: {
    title: 'Years of work: interview and CV differ',
    text: '{source, select, screening {A screening answer gives} other {The interview speaks of}} {claimedYears, plural, one {# year} other {# years}} {scope, select, employer {at {organization}} other {of work}}; the dated jobs in the CV{scope, select, employer { there} other {}} add up to {countedYears, number}. Remarked on from a difference of more than {limitPercent, number} % and {limitYears, number} years. A CV may leave jobs out.',
  },
  answer_dates: {
    title: 'Dates: interview and CV differ',
    text: '{case, select, current {{organization} is spoken of as the present employer; in the CV that work ended in {cvTo}.} ended {Work at {organization} is said to have ended in {saidTo}; the CV lists it as going on.} start {For {organization}, {saidFrom} is named as the start; the CV gives {cvFrom}.} end {For {organization}, {saidTo} is named as the end; the CV gives {cvTo}.} other {For {organization}, the time from {saidFrom} to {saidTo} is named; the CV gives {cvFrom} to {cvTo}.}} Remarked on from more than {limitMonths, number} months. Dates are easily mixed up when speaking.',
  },
  degree_after_job: {
    title: 'Job before its degree',
    text: '“{title}” started in {startMonth}; the first degree in the CV was finished in {degreeMonth}. This profession usually asks for the degree first.',
  },
  education_incomplete: {
    title: 'Education not complete',
    text: '“{title}” is listed {case, select, school {without a school} year {without a year} other {without a school and a year}}.',
  },
  contact_missing: {
    title: 'No contact details',
    text: 'The CV gives neither an e-mail address nor a phone number.',
  },
  contact_differs: {
    title: 'Another e-mail address',
    text: 'The CV gives {cvEmail}; the application was made with {email}.',
  },
  title_step_down: {
    title: 'Title changed downwards',
    text: 'After “{before}” the CV lists “{after}”, {steps, plural, one {# step} other {# steps}} lower by title, and gives no reason. Titles differ between employers, and a change can be a choice.',
  },
  unexplained_claim: {
    title: 'Claim without its basis',
    text: '{case, select, skill {The CV calls itself expert in “{claim}”; no job entry mentions it.} other {“{claim}” is a change of more than {limitFactor, number} times; the CV does not say from where or over what time.}}',
  },
  duplicate_text: {
    title: 'The same text twice',
    text: 'One line stands word for word under “{first}” and “{second}” ({count, plural, one {# time} other {# times}} in all). It was counted once.',
  },
  job_description_copied: {
    title: 'Words of the job description',
    text: 'CV and job description have {percent, number} % of their five-word runs in common; remarked on from {limitPercent, number} %. Those lines were not counted as evidence.',
  },
  hidden_text: {
    title: 'Text that is not visible',
    text: 'The document holds words that a reader does not see ({reason, select, invisible {painted invisibly} same_colour {in the colour of the background} tiny {too small to read} off_page {outside the page} hidden_mark {marked as hidden} metadata {in its properties} annotation {in a comment or a description} other {hidden}}): “{text}”. They were not read. This can also come from a template.',
  },
  injection: {
    title: 'Text that speaks to the assessment',
    text: 'The document holds a sentence that addresses an automatic assessment: “{text}”. It was not read and changed nothing.',
  },
  unreadable: {
    title: 'CV could not be read',
    text: 'CV could not be read: evaluation skipped. {chars, plural, =0 {No characters} one {# character} other {# characters}} could be read ({limitChars, number} are needed), {oddPercent, number} % of them not as letters.',
  },
}

/** Suggested, never asked by the AI interviewer. */
const questions: Record<RedFlagQuestion, string> = {
  ask_period: 'What did you do between {endMonth} and {startMonth}?',
  ask_overlap: 'How did you divide your time between “{first}” and “{second}”?',
  ask_moves: 'What led you from one job to the next in the last few years?',
  ask_dates: 'Could you go through the dates of this entry with me?',
  ask_years: 'How do you count your years of experience?',
  ask_employer_dates: 'From when until when were you at {organization}, and in which roles?',
  ask_education: 'When and where did you study, and how did it fit with your work at the time?',
  ask_contact: 'Which is the best way to reach you?',
  ask_role_change: 'What made you choose the role of “{after}” after “{before}”?',
  ask_claim:
    '{case, select, skill {Where have you used “{claim}”, and for what?} other {Could you tell me how “{claim}” came about, and how you measured it?}}',
  ask_own_words: 'Could you describe this work in your own words, with an example?',
  ask_document: 'How did you make this document, and could you send it once more?',
}

export const messages = {
  flags,
  questions,
  /** From which figures on something is remarked on; set by the organization. */
  limits: {
    title: 'Remarks on CVs',
    lead: 'From which figures on the report remarks on something in a CV. Remarks are neutral, suggest a question and never lower a level.',
    fields: {
      gapMonths: {
        label: 'Period without activity of more than (months)',
        hint: 'Default: {preset, number}',
      },
      overlapMonths: {
        label: 'Two full jobs at once for more than (months)',
        hint: 'Default: {preset, number}',
      },
      shortStayMonths: {
        label: 'A stay is short under (months)',
        hint: 'The current job, internships and contracts do not count. Default: {preset, number}',
      },
      shortStays: {
        label: 'Short stays in five years, at least',
        hint: 'Default: {preset, number}',
      },
    },
    wrong: 'Enter a whole number from {min, number} to {max, number}.',
    holds:
      'It holds for interviews assessed from now on. Existing results keep the figures they were made with; evaluating one again uses the new ones and says so.',
    save: 'Save',
    saved: 'Saved. It holds for interviews assessed from now on.',
    toPresets: 'Back to the defaults',
    changed: 'Other figures for the remarks on the CV',
    change: '{what}: {before, number} → {after, number}',
  },
  said: {
    interview: 'In the interview',
    screening: 'Answer to a screening question',
    cv: 'In the CV',
  },
  entries: {
    untitled: 'No title read',
    dateUnknown: 'no date',
  },
} as const
