export const messages = {
  title: 'Account',
}
