/** Brings the first field that is marked as wrong into sight, once the marks are drawn. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
