import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  title: 'Cài đặt',
} satisfies Catalog<'settings'>
