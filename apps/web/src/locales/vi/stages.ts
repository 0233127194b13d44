import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {
  name: 'Tên giai đoạn {place, number}',
  applicants: '{count, plural, =0 {Chưa có ai} other {# người}}',
  newName: 'Giai đoạn mới',
  add: 'Thêm giai đoạn',
} satisfies Catalog<'stages'>
