/** Where someone types, picks from a list, or works in something that opened over the page, keys belong to that. */
const busy = [
  'input:not([type=checkbox], [type=radio], [type=range])',
  'textarea',
  'select',
  '[contenteditable=true]',
  ...['combobox', 'menu', 'listbox', 'dialog', 'alertdialog'].map((role) => `[role=${role}]`),
].join(', ')

/** Whether the focused element needs the keys itself, so that the page's keys don't act. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(busy) !== null

/** Whether a key combination of the browser or the system was pressed. Shift belongs to the page's own keys. */
export const hasModifier = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  event.ctrlKey || event.metaKey || event.altKey
