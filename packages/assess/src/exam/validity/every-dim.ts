import { communicationDims } from '@candor/contract'
import type { EarnedDims } from '../../input'

/** For the exam and evaluations, which look at every measure. No result that is shown may use it. */
export const everyDim: EarnedDims = { en: new Set(communicationDims), vi: new Set(communicationDims) }
