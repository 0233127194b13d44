import type { RedFlag } from '@candor/contract'
import { findRanges } from '../dates/find-date-ranges'
import type { CvModel } from '../model'
import { type FlagContext, flag } from './flag'

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const phone = /(?:\+|\(|\b)\d[\d\s().-]{7,18}\d\b/gu

interface Address {
  readonly start: number
  readonly end: number
  readonly address: string
}

const addressesOf = (model: CvModel): Address[] =>
  [...model.text.matchAll(mail)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    address: match[0].toLowerCase(),
  }))

function hasPhone(model: CvModel): boolean {
  return model.lines.some((line) =>
    [...line.text.slice(0, 300).matchAll(phone)].some((match) => {
      const figures = match[0].replace(/\D/gu, '').length
      return figures >= 8 && figures <= 15 && findRanges(match[0], 'dmy').length === 0
    }),
  )
}

/** No way to reach the person is given, or another address than the one they signed up with. */
export function contactFlags({ model, email }: FlagContext): RedFlag[] {
  const addresses = addressesOf(model)
  if (addresses.length === 0 && !hasPhone(model)) {
    const raised = { weight: 'info', at: [], params: {}, question: 'ask_contact', confidence: 'medium' } as const
    return [flag(model, 'contact_missing', raised)]
  }
  const first = addresses[0]
  const own = email?.toLowerCase() ?? null
  if (own === null || first === undefined || addresses.some(({ address }) => address === own)) return []
  const params = { cvEmail: first.address, email: own }
  return [
    flag(model, 'contact_differs', {
      weight: 'info',
      at: [first],
      params,
      question: 'ask_contact',
      confidence: 'high',
    }),
  ]
}
