import { type DigitalSource, digitalSources } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Pill } from './pill'

type Source = DigitalSource | null | undefined

/** The attribute by which programs recognize a text that no person wrote. It stands on the element that holds the text. */
export const aiText = (source: Source): { 'data-digital-source-type'?: DigitalSource } =>
  source ? { 'data-digital-source-type': source } : {}

function Label() {
  return <Pill>{useTranslations('common')('writtenByAi')}</Pill>
}

/** Says to people that a model wrote the text. Absent for text by rules and by people. */
export const AiLabel = ({ source }: { source: Source }) => (source === digitalSources.model ? <Label /> : null)
