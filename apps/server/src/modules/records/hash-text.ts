import { createHash } from 'node:crypto'
import type { Sha256 } from '@candor/domain'

export const hashText: Sha256 = (text) => createHash('sha256').update(text).digest('hex')
