import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'
import { parseInterviewLink } from './parse-interview-link'

/** Opens an interview by its link: from its page a candidate gets back in by mail. */
export function InterviewLinkForm() {
  const t = useTranslations('responses.list')
  const navigate = useNavigate()
  const [link, setLink] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const path = parseInterviewLink(link, window.location.origin)
    setIsWrong(path === null)
    if (path !== null) void navigate({ href: path })
  }
  return (
    <form onSubmit={submit} noValidate className="flex w-full flex-col gap-4 text-left text-ink">
      <TextField
        label={t('link')}
        hint={t('linkHint')}
        type="url"
        value={link}
        onChange={(event) => setLink(event.currentTarget.value)}
        error={isWrong ? t('linkWrong') : undefined}
      />
      <Button type="submit" size="lg" className="self-center">
        {t('openLink')}
      </Button>
    </form>
  )
}
