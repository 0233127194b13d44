import type { AssessLanguage } from '../../input'
import type { CognitiveCues } from './cues'
import { enCues } from './cues-en'
import { viCues } from './cues-vi'

export const cuesByLanguage: Readonly<Record<AssessLanguage, CognitiveCues>> = { en: enCues, vi: viCues }
