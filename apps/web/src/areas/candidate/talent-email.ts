import { dropStored, readStored, writeStored } from '../../shared/storage'

const KEY = 'candor.interview.talent-email'

/**
 * The email address that the candidate last confirmed in this tab. It prefills the forms of other interviews and of
 * restoring access. It ends with the tab, or when the candidate leaves.
 */
export const readTalentEmail = (): string => readStored('session', KEY) ?? ''

export const saveTalentEmail = (email: string): void => {
  writeStored('session', KEY, email)
}

export const dropTalentEmail = (): void => dropStored('session', KEY)
