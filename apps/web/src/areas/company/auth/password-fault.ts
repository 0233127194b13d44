import { checkPassword, type PasswordFault, passwordLimits } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'

export type Fault = PasswordFault

const faults: readonly string[] = ['tooShort', 'tooLong', 'tooCommon', 'isPersonal'] satisfies Fault[]
const isFault = (text: string | undefined): text is Fault => text !== undefined && faults.includes(text)

/** What the server found wrong with a new password; null: the refusal names no fault. It knows the person's name, a page may not. */
export function readFault(error: unknown): Fault | null {
  if (!(error instanceof ApiError) || error.code !== 'PASSWORD_TOO_WEAK') return null
  const { fields, params } = error.data
  return [...Object.values(fields), ...Object.values(params).map(String)].find(isFault) ?? null
}

/** The words for a password while it is chosen, before anything is sent. */
export function usePasswordWords() {
  const t = useTranslations('account.password')
  const { minCharacters: min, maxCharacters: max } = passwordLimits
  const formatFault = (fault: Fault): string => t(`faults.${fault}`, { min, max })
  return {
    formatFault,
    rule: t('rule', { min }),
    good: t('good'),
    judge: (password: string, person: readonly string[]): string | null => {
      const fault = checkPassword(password, person)
      return fault && formatFault(fault)
    },
  }
}
