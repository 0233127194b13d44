export type { Transaction } from '@candor/db'
