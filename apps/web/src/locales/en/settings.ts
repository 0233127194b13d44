export const messages = {
  title: 'Settings',
}
