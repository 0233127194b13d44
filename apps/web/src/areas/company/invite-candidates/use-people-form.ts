import { intervieweeLimits } from '@candor/contract'
import { checkIntervieweeRows, parseIntervieweeText } from '@candor/domain'
import { useDeferredValue, useMemo, useState } from 'react'
import { type FileProblem, readPeopleFile, UnreadableFileError } from './read-people-file'
import { useAddPeople } from './use-interviewees'

/** Ten thousand people with long names. */
const fileBytes = 2 * 1024 * 1024

const appendLine = (text: string, line: string): string =>
  text.trim() === '' ? line : `${text.replace(/\s+$/, '')}\n${line}`

/** A name in quotes, so that a comma in it separates nothing. */
const formatPerson = (email: string, name: string): string =>
  name.trim() === '' ? email.trim() : `"${name.trim().replaceAll('"', '""')}" <${email.trim()}>`

/** The list of people as text, what it holds, and sending it. What was typed stays until the server has taken it. */
export function usePeopleForm(setId: string, canMail: boolean) {
  const [text, setText] = useState('')
  const [wantsMail, setWantsMail] = useState(true)
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null)
  const add = useAddPeople(setId)
  const isMailed = canMail && wantsMail
  const shown = useDeferredValue(text)
  const rows = useMemo(() => parseIntervieweeText(shown), [shown])
  const checked = useMemo(() => checkIntervieweeRows(rows), [rows])
  const change = (next: string | ((current: string) => string)) => {
    setText(next)
    setFileProblem(null)
    if (add.data !== undefined || add.isError) add.reset()
  }
  return {
    text,
    change,
    addPerson: (email: string, name: string) => change((current) => appendLine(current, formatPerson(email, name))),
    /** Adds the people of a file to the list, where they can be seen and changed. */
    addFile: async (file: File) => {
      if (file.size > fileBytes) return setFileProblem('fileTooBig')
      try {
        const rows = await readPeopleFile(new Uint8Array(await file.arrayBuffer()))
        if (rows.length === 0) return setFileProblem('fileEmpty')
        const lines = rows.map((row) => formatPerson(row.email, row.name))
        change((current) => appendLine(current, lines.join('\n')))
      } catch (error) {
        // Anything else: the file is gone, or contradicts itself.
        setFileProblem(error instanceof UnreadableFileError ? error.problem : 'fileFailed')
      }
    },
    fileProblem,
    isMailed,
    setWantsMail,
    checked,
    isTooLong: rows.length > intervieweeLimits.rowsPerRequest,
    outcome: add.data && { ...add.data, isMailed: add.variables.isMailed },
    error: add.error,
    isBusy: add.isPending,
    submit: () => {
      const current = parseIntervieweeText(text)
      if (current.length === 0 || current.length > intervieweeLimits.rowsPerRequest) return
      add.mutate({ rows: current, isMailed }, { onSuccess: () => setText('') })
    },
  }
}
export type PeopleForm = ReturnType<typeof usePeopleForm>
