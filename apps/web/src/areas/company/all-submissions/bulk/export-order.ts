import type { ExportFilter } from '@candor/contract'

/** What is exported: submissions by name, or all that a filter finds when the file is made. */
export type ExportOrder = { readonly submissionIds: readonly string[] } | { readonly filter: ExportFilter }
