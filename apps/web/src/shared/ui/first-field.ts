/** What can be filled in; the inputs that stand hidden behind a checkbox or a choice are none. */
const FIELDS = [
  'input:not([type="hidden"], [aria-hidden="true"], [tabindex="-1"], :disabled)',
  'textarea:not(:disabled)',
  '[role="combobox"]:not([aria-disabled="true"], :disabled)',
  '[role="radio"][tabindex="0"]',
  '[role="checkbox"]:not([aria-disabled="true"])',
].join(', ')

/** The first thing to fill in inside of an element, in reading order; null where there is none. */
export const firstField = (inside: HTMLElement | null): HTMLElement | null =>
  inside?.querySelector<HTMLElement>(FIELDS) ?? null
