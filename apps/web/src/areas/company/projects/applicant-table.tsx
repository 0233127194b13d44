import type { Project, ProjectApplicant } from '@candor/contract'
import { MessageSquareText, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../shared/ui/avatar'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { type Column, Table } from '../../../shared/ui/table'
import { useStages } from '../parts/use-stages'
import { NotesBody } from '../submission-details/notes/notes-body'
import { RatingSelect } from './rating-select'

export type Person = Pick<ProjectApplicant, 'id' | 'name'>

function PersonCell({ person }: { person: ProjectApplicant }) {
  const t = useTranslations('projects')
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="max-sm:hidden">
        <Avatar name={person.name} size={36} />
      </span>
      <div className="min-w-0">
        {person.newestSubmissionId === null ? (
          <>
            <bdi className="block max-w-[26ch] truncate text-base max-sm:max-w-[18ch] font-medium">{person.name}</bdi>
            <span className="block text-ink-3">{t('invitedOnly')}</span>
          </>
        ) : (
          <a
            href={`/company/submission-details?id=${person.newestSubmissionId}`}
            className="block max-w-[26ch] truncate rounded-sm text-base font-medium hover:underline max-sm:max-w-[18ch]"
          >
            <bdi>{person.name}</bdi>
          </a>
        )}
        <span className="block max-w-[30ch] truncate text-ink-3 max-sm:max-w-[22ch]">{person.email}</span>
      </div>
    </div>
  )
}

function NotesButton({ person, onOpen }: { person: ProjectApplicant; onOpen: () => void }) {
  const t = useTranslations('projects')
  const { name, noteCount: count } = person
  return (
    <Button variant="ghost" size="sm" aria-label={t('notesOf', { count, name })} onClick={onOpen}>
      <MessageSquareText size={15} aria-hidden="true" />
      {t('notes', { count })}
    </Button>
  )
}

interface ApplicantTableProps {
  project: Project
  applicants: readonly ProjectApplicant[]
  onRemove: (person: Person) => void
}

function useColumns({ project, onRemove }: ApplicantTableProps, onNotes: (person: Person) => void) {
  const t = useTranslations('projects')
  const stages = useStages()
  const columns: Column<ProjectApplicant>[] = [
    { id: 'person', header: t('personColumns.person'), cell: (person) => <PersonCell person={person} /> },
    {
      id: 'position',
      header: t('personColumns.position'),
      cell: ({ positionName }) => <bdi className="block max-w-[26ch] truncate">{positionName}</bdi>,
    },
    {
      id: 'stage',
      header: t('personColumns.stage'),
      cell: ({ stageId }) => stages?.find(({ id }) => id === stageId)?.name,
      className: 'whitespace-nowrap',
    },
    {
      id: 'rating',
      header: t('personColumns.rating'),
      cell: ({ rating }) =>
        rating === null ? <span className="text-ink-3">{t('notRated')}</span> : t('rating', { rating }),
      className: 'whitespace-nowrap',
    },
    {
      id: 'own',
      header: t('personColumns.own'),
      cell: (person) => <RatingSelect projectId={project.id} person={person} />,
    },
    {
      id: 'notes',
      header: t('personColumns.notes'),
      cell: (person) => <NotesButton person={person} onOpen={() => onNotes(person)} />,
    },
  ]
  if (!project.isArchived)
    columns.push({
      id: 'actions',
      header: t('personColumns.actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (person) => (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('remove', { name: person.name })}
          title={t('remove', { name: person.name })}
          onClick={() => onRemove(person)}
        >
          <UserMinus size={16} aria-hidden="true" />
        </Button>
      ),
    })
  return columns
}

/** The people of a project. Notes open in a dialog over the list. */
export function ApplicantTable(props: ApplicantTableProps) {
  const t = useTranslations('projects')
  const readers = useTranslations('notes')
  const [noted, setNoted] = useState<Person | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const columns = useColumns(props, (person) => {
    setNoted(person)
    setIsOpen(true)
  })
  return (
    <>
      <Table caption={t('applicants')} columns={columns} rows={props.applicants} rowKey={({ id }) => id} />
      <Dialog
        title={noted && t('notesTitle', { name: noted.name })}
        description={readers('readers')}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        {noted && <NotesBody applicantId={noted.id} />}
      </Dialog>
    </>
  )
}
