import { formatCertificateCode, parseCertificateCode } from '@candor/domain'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'

interface CodeFormProps {
  /** What the address has in place of a code; null: nothing. */
  given: string | null
  onCode: (code: string) => void
}

/** Reads a code as people type it. */
export function CodeForm({ given, onCode }: CodeFormProps) {
  const t = useTranslations('certificate.check')
  const [text, setText] = useState(given ?? '')
  const [isMalformed, setIsMalformed] = useState(given !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = parseCertificateCode(text)
    setIsMalformed(code === null)
    if (code !== null) onCode(formatCertificateCode(code))
  }
  return (
    <form onSubmit={submit} noValidate className="mt-6 flex w-full flex-col gap-4 text-left text-ink">
      <TextField
        label={t('code')}
        hint={t('hint')}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isMalformed ? t('malformed') : undefined}
      />
      <Button type="submit" size="lg" className="self-center">
        {t('submit')}
      </Button>
    </form>
  )
}
