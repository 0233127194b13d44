import { z } from 'zod'
import { faultKinds, reportedFaultKinds } from '../enums'

/** A technical fault on the answer's own timeline. */
export const zFaultSpan = z.object({
  kind: z.enum(faultKinds),
  startMs: z.number().int().min(0),
  /** Null: to the end of the answer. */
  endMs: z.number().int().min(0).nullable(),
})
export type FaultSpan = z.infer<typeof zFaultSpan>

/** What the candidate's browser noticed of its own devices and line. Repeatable: the same kind and start replaces its end. */
export const zReportedFault = zFaultSpan.extend({ kind: z.enum(reportedFaultKinds) })
export type ReportedFault = z.infer<typeof zReportedFault>

/** Every fault of one take is accounted for here; both sides see the same. */
export const zFaultReport = z.object({
  /** By start. */
  faults: z.array(zFaultSpan),
  /** Length of the answer without picture or sound, overlaps counted once. */
  lostMs: z.number().int(),
  /** Enough is lost that the answer may be redone free of charge and does not count against the candidate. */
  isUnusable: z.boolean(),
})
export type FaultReport = z.infer<typeof zFaultReport>
