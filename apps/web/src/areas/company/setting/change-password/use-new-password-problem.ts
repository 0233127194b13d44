import { useTranslations } from 'use-intl'
import { usePasswordWords } from '../../auth/password-fault'

/** Why a new password cannot be sent yet, in words; undefined: it can. */
export function useNewPasswordProblem(password: string, person: readonly string[]): string | undefined {
  const t = useTranslations('settings.password')
  const words = usePasswordWords()
  if (password === '') return t('nextRequired')
  return words.judge(password, person) ?? undefined
}
