import { neutralizeName } from '@candor/contract'
import type { Writer } from '../mail-template'

/** The organization wrote it: the same in both languages, under the organization's name. */
export const stageMessageMail: Writer<'stage-message'> = ({ organizationName, subject, text }) => {
  const texts = { subject, heading: neutralizeName(organizationName), lines: text.split(/\n\s*\n/u) }
  return { en: texts, vi: texts }
}
