import type { RedFlagId, RedFlagQuestion } from '@candor/contract'

/**
 * Remarks on a CV and the questions they suggest. Dates come in formatted; `case` and `reason` choose the wording. Every
 * remark is neutral and lowers nothing. Typed as plain strings: the figures come with the remark.
 */
const flags: Record<RedFlagId, { readonly title: string; readonly text: string }> = {
  gap: {
    title: 'Gap in the timeline',
    text: 'Between {endMonth} and {startMonth} ({months, plural, one {# month} other {# months}}) the CV lists no activity. There may be a simple reason.',
  },
  overlap: {
    title: 'Two jobs at the same time',
    text: '“{first}” and “{second}” overlap by {months, plural, one {# month} other {# months}}, from {startMonth} to {endMonth}. Overlaps of up to {limitMonths, number} months and side work aren’t reported.',
  },
  short_stays: {
    title: 'Several short stays',
    text: '{count, number} jobs in the last {years, number} years lasted less than {limitMonths, number} months each (median {medianMonths, plural, one {# month} other {# months}}). Internships, contracts and the current job don’t count.',
  },
  date_order: {
    title: 'Dates out of order',
    text: '{case, select, end_before_start {“{name}” ends ({to}) before it starts ({from}).} start_in_future {“{name}” starts in the future ({from}).} other {“{name}” ends in the future ({to}).}} It may be a typo.',
  },
  inconsistent_years: {
    title: 'Years of experience differ',
    text: 'The summary mentions {claimedYears, plural, one {# year} other {# years}} of experience; the dated jobs add up to {countedYears, number}. Reported when the difference is more than {limitPercent, number}% and {limitYears, number} years.',
  },
  inconsistent_dates: {
    title: 'One job, two periods',
    text: '“{title}” at {organization} appears twice with different dates: from {firstFrom} to {firstTo}, and from {secondFrom} to {secondTo}.',
  },
  answer_years: {
    title: 'Years of work: interview and CV differ',
    text: '{source, select, screening {A screening answer gives} other {The interview mentions}} {claimedYears, plural, one {# year} other {# years}} {scope, select, employer {at {organization}} other {of work}}; the dated jobs in the CV{scope, select, employer { there} other {}} add up to {countedYears, number}. Reported when the difference is more than {limitPercent, number}% and {limitYears, number} years. A CV may leave jobs out.',
  },
  answer_dates: {
    title: 'Dates: interview and CV differ',
    text: '{case, select, current {In the interview, {organization} is the current employer; in the CV that work ended in {cvTo}.} ended {In the interview, work at {organization} ended in {saidTo}; in the CV it continues.} start {For {organization}, the interview gives {saidFrom} as the start; the CV gives {cvFrom}.} end {For {organization}, the interview gives {saidTo} as the end; the CV gives {cvTo}.} other {For {organization}, the interview gives {saidFrom} to {saidTo}; the CV gives {cvFrom} to {cvTo}.}} Reported when the difference is more than {limitMonths, number} months. It’s easy to mix up dates when speaking.',
  },
  degree_after_job: {
    title: 'Job before the degree',
    text: '“{title}” started in {startMonth}; the first degree in the CV was finished in {degreeMonth}. This profession usually asks for the degree first.',
  },
  education_incomplete: {
    title: 'Incomplete education entry',
    text: '“{title}” is listed {case, select, school {without a school} year {without a year} other {without a school and a year}}.',
  },
  contact_missing: {
    title: 'No contact details',
    text: 'The CV gives neither an email address nor a phone number.',
  },
  contact_differs: {
    title: 'Different email address',
    text: 'The CV gives {cvEmail}; the application was made with {email}.',
  },
  title_step_down: {
    title: 'Step down in title',
    text: 'After “{before}” the CV lists “{after}”, {steps, plural, one {# step} other {# steps}} lower by title, and gives no reason. Titles differ between employers, and a change can be a choice.',
  },
  unexplained_claim: {
    title: 'Unsupported claim',
    text: '{case, select, skill {The CV claims expertise in “{claim}”; no job entry mentions it.} other {“{claim}” is a change of more than {limitFactor, number} times; the CV doesn’t say from where or over what time.}}',
  },
  duplicate_text: {
    title: 'Same text twice',
    text: 'One line appears word for word under “{first}” and “{second}” ({count, plural, one {# time} other {# times}} in total). It was counted once.',
  },
  job_description_copied: {
    title: 'Copied from the job description',
    text: '{percent, number}% of five-word phrases match the job description; reported from {limitPercent, number}%. Those lines didn’t count as evidence.',
  },
  hidden_text: {
    title: 'Hidden text',
    text: 'The document contains text that a reader can’t see ({reason, select, invisible {invisible text} same_colour {same color as the background} tiny {too small to read} off_page {outside the page} hidden_mark {marked as hidden} metadata {in its properties} annotation {in a comment or a description} other {hidden}}): “{text}”. It was ignored. This can also come from a template.',
  },
  injection: {
    title: 'Text aimed at the assessment',
    text: 'The document contains a sentence that addresses an automatic assessment: “{text}”. It was ignored and changed nothing.',
  },
  unreadable: {
    title: 'We couldn’t read the CV',
    text: '{chars, plural, =0 {No characters} one {# character} other {# characters}} could be read ({limitChars, number} are needed), {oddPercent, number}% of them not as letters. The CV wasn’t assessed.',
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
  ask_contact: 'What’s the best way to reach you?',
  ask_role_change: 'What made you choose the “{after}” role after “{before}”?',
  ask_claim:
    '{case, select, skill {Where have you used “{claim}”, and for what?} other {Could you tell me how “{claim}” came about, and how you measured it?}}',
  ask_own_words: 'Could you describe this work in your own words, with an example?',
  ask_document: 'How did you create this document, and could you send it again?',
}

export const messages = {
  flags,
  questions,
  /** From which figures on something is remarked on; set by the organization. */
  limits: {
    title: 'CV observations',
    lead: 'When the report comments on something in a CV. Observations are neutral, suggest a question and never lower a level.',
    fields: {
      gapMonths: {
        label: 'Gap without activity longer than (months)',
        hint: 'Default: {preset, number}',
      },
      overlapMonths: {
        label: 'Two full-time jobs overlap by more than (months)',
        hint: 'Default: {preset, number}',
      },
      shortStayMonths: {
        label: 'A stay is short below (months)',
        hint: 'The current job, internships and contracts don’t count. Default: {preset, number}',
      },
      shortStays: {
        label: 'Short stays in five years, at least',
        hint: 'Default: {preset, number}',
      },
    },
    wrong: 'Enter a whole number from {min, number} to {max, number}.',
    appliesFrom:
      'Applies to interviews assessed from now on. Existing results don’t change; re-evaluating one uses the new settings and says so.',
    save: 'Save',
    saved: 'Saved. Applies to interviews assessed from now on.',
    toPresets: 'Reset to defaults',
    changed: 'CV thresholds changed',
    change: '{what}: {before, number} → {after, number}',
  },
  said: {
    interview: 'In the interview',
    screening: 'Answer to a screening question',
    cv: 'In the CV',
  },
  entries: {
    untitled: 'No title found',
    dateUnknown: 'no date',
  },
} as const
