import { Download } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { probeFile } from '../../../../shared/api/probe-file'
import { buttonStyle } from '../../../../shared/ui/button-style'
import { toast } from '../../../../shared/ui/toaster'
import { DownloadProblem } from './download-problem'
import type { DownloadTarget } from './target'

interface DownloadLinkProps {
  target: DownloadTarget
  /** The accessible name, if the visible text is shorter or only an icon. */
  label?: string
  className?: string
  children: ReactNode
}

/** Whether the browser should handle the click, as for a new tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** Starts the download that the prevented click would have started. */
function follow(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** A plain link to a file. It asks the server first, so that a refusal is shown as text and not as a page of JSON. */
export function DownloadLink({ target, label, className, children }: DownloadLinkProps) {
  const t = useTranslations('company.review.downloads')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const ask = async () => {
    setIsBusy(true)
    setProblem(null)
    const note = toast.loading(t('preparing'))
    try {
      await probeFile(target.href)
      follow(target.href)
    } catch (error) {
      setProblem(error)
    } finally {
      toast.dismiss(note)
      setIsBusy(false)
    }
  }
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    if (!isBusy) void ask()
  }
  return (
    <>
      <a
        href={target.href}
        download
        aria-label={label}
        aria-busy={isBusy || undefined}
        onClick={press}
        className={className}
      >
        {children}
      </a>
      {problem !== null && (
        <DownloadProblem
          error={problem}
          onRetry={() => void ask()}
          onClose={() => setProblem(null)}
          parts={target.parts.length > 0 ? <PartList parts={target.parts} /> : null}
        />
      )}
    </>
  )
}

/** The parts of a file. Each may have parts of its own. */
function PartList({ parts }: { parts: readonly DownloadTarget[] }) {
  const t = useTranslations('company.review.downloads')
  const formatPartName = usePartName()
  return (
    <>
      <h3 className="text-sm font-semibold">{t('parts')}</h3>
      <ul className="mt-2 flex max-h-[40dvh] flex-col gap-1.5 overflow-y-auto">
        {parts.map((part) => (
          <li key={part.href}>
            <DownloadLink
              target={part}
              className={buttonStyle({ variant: 'secondary', className: 'w-full justify-start' })}
            >
              <Download size={15} aria-hidden="true" />
              {formatPartName(part)}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function usePartName(): (target: DownloadTarget) => string {
  const t = useTranslations('company.review')
  return ({ answer, part }) => {
    if (answer === null) return t('downloads.interview')
    const name = t(answer.isFollowUp ? 'player.followUp' : 'player.chapter', { number: answer.questionNumber })
    return part === null ? name : t('downloads.part', { name, part })
  }
}
