import type { RedFlag } from '@candor/contract'
import { findRanges } from '../dates/find-date-ranges'
import type { CvModel } from '../model'
import { buildFlag, type FlagContext } from './flag'

const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64})+/gu
const phonePattern = /(?:\+|\(|\b)\d[\d\s().-]{7,18}\d\b/gu

interface Address {
  readonly start: number
  readonly end: number
  readonly address: string
}

const listAddresses = (model: CvModel): Address[] =>
  [...model.text.matchAll(emailPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    address: match[0].toLowerCase(),
  }))

function hasPhone(model: CvModel): boolean {
  return model.lines.some((line) =>
    [...line.text.slice(0, 300).matchAll(phonePattern)].some((match) => {
      const figures = match[0].replace(/\D/gu, '').length
      return figures >= 8 && figures <= 15 && findRanges(match[0], 'dmy').length === 0
    }),
  )
}

/** The CV gives no contact details, or a different address from the one the person signed up with. */
export function findContactFlags({ model, email }: FlagContext): RedFlag[] {
  const addresses = listAddresses(model)
  if (addresses.length === 0 && !hasPhone(model)) {
    const raised = { weight: 'info', at: [], params: {}, question: 'ask_contact', confidence: 'medium' } as const
    return [buildFlag(model, 'contact_missing', raised)]
  }
  const first = addresses[0]
  const own = email?.toLowerCase() ?? null
  if (own === null || first === undefined || addresses.some(({ address }) => address === own)) return []
  const params = { cvEmail: first.address, email: own }
  return [
    buildFlag(model, 'contact_differs', {
      weight: 'info',
      at: [first],
      params,
      question: 'ask_contact',
      confidence: 'high',
    }),
  ]
}
