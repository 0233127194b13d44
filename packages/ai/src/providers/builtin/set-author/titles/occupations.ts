import { z } from 'zod'

/** An occupation of O*NET with what a draft needs of it (see data/NOTICE). */
export interface Occupation {
  readonly code: string
  readonly title: string
  /** Titles that people in the occupation gave themselves, and further ones. */
  readonly reportedTitles: readonly string[]
  readonly alternateTitles: readonly string[]
  /** All its titles in lower case. */
  readonly searchText: string
  readonly duties: readonly string[]
  readonly tools: readonly string[]
  /** Competencies of the bank that its work styles stand out by. */
  readonly competencies: readonly string[]
}

const zTexts = z.array(z.string())
/** Code, title, reported titles, alternate titles, duties, tools, competencies. */
const zRows = z.array(z.tuple([z.string(), z.string(), zTexts, zTexts, zTexts, zTexts, zTexts]))

async function readOccupations(): Promise<readonly Occupation[]> {
  const rows = zRows.parse((await import('../../data/generated/onet-occupations.json')).default)
  return rows.map(([code, title, reportedTitles, alternateTitles, duties, tools, competencies]) => ({
    code,
    title,
    reportedTitles,
    alternateTitles,
    searchText: [title, ...reportedTitles, ...alternateTitles].join('|').toLowerCase(),
    duties,
    tools,
    competencies,
  }))
}

let loading: Promise<readonly Occupation[]> | null = null

/** All occupations, read once, when they are first needed. */
export function loadOccupations(): Promise<readonly Occupation[]> {
  loading ??= readOccupations()
  return loading
}
