import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Tài khoản',
} satisfies Catalog<'account'>
