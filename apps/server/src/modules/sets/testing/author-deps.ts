import { randomUUID } from 'node:crypto'
import { builtinSetAuthor } from '@candor/ai'
import type { AuthorDeps } from '../author'

/** The built-in author, which needs neither a database nor a network. */
export const authorDeps: AuthorDeps = {
  author: builtinSetAuthor,
  fallbackAuthor: builtinSetAuthor,
  newId: () => randomUUID(),
}

export const jobDescription = `# Warehouse Manager
We are looking for a warehouse manager for our site in Leeds.
What you'll bring
- 3+ years of experience leading a warehouse team
- Knowledge of inventory management and SAP
- Attention to detail and calm under pressure`

export const otherText =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.'
