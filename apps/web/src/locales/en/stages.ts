export const messages = {
  name: 'Name of stage {place, number}',
  applicants: '{count, plural, =0 {No one} one {# person} other {# people}}',
  newName: 'New stage',
  add: 'Add stage',
}
