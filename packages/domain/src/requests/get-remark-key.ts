import type { RedFlag } from '@candor/contract'
import { formatCanonicalJson } from '../records/canonical-json'

/** Identifies a remark on the CV within a submission. A later assessment that makes the same remark gives it the same key. */
export const getRemarkKey = ({ id, quotes, params }: Pick<RedFlag, 'id' | 'quotes' | 'params'>): string =>
  `${id} ${quotes[0]?.start ?? ''} ${formatCanonicalJson(params)}`
