import type { Catalog } from '../../shared/i18n/catalog'

export const messages = {} as const satisfies Catalog<'candidate'>
