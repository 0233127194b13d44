import type { InterfaceLanguage } from '@candor/contract'
import { en } from './en'
import type { ExportTexts } from './shape'
import { vi } from './vi'

export { type ColumnName, columnNames, type ExportTexts } from './shape'

export const exportTexts: Readonly<Record<InterfaceLanguage, ExportTexts>> = { en, vi }

/** A text with its values in place of `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
