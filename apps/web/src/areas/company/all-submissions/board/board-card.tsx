import type { SubmissionListItem } from '@candor/contract'
import { clsx } from 'clsx'
import { ArrowRight, Clock, Ellipsis, ListChecks } from 'lucide-react'
import type { DragEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { Menu } from '../../../../shared/ui/menu'
import { DecisionMark } from '../../parts/decision-mark'
import { ReplyDate } from '../../parts/reply-date'
import type { NamedStage } from '../../parts/use-stages'
import { LevelCell, ShareCell } from '../list-cells'
import { rememberOpened } from '../list-memory'
import { StageDate } from './stage-date'

export interface CardActions {
  readonly getHref: (item: SubmissionListItem) => string
  readonly onIntent: (item: SubmissionListItem) => void
  readonly onMove: (item: SubmissionListItem, stageId: string) => void
  readonly onDrag: (item: SubmissionListItem | null) => void
}

interface BoardCardProps {
  item: SubmissionListItem
  stages: readonly NamedStage[]
  isDragged: boolean
  actions: CardActions
}

function CardName({ item, actions }: Pick<BoardCardProps, 'item' | 'actions'>) {
  const t = useTranslations('submissionList')
  const { id, candidateName, isUnseen } = item
  const markId = `new-${id}`
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      {isUnseen && (
        <span id={markId} title={t('new')} className="block size-2 shrink-0 rounded-full bg-brand">
          <span className="sr-only">{t('new')}</span>
        </span>
      )}
      <a
        href={actions.getHref(item)}
        draggable={false}
        title={candidateName}
        aria-describedby={isUnseen ? markId : undefined}
        data-testid="submission-link"
        onClick={() => rememberOpened(id)}
        className={clsx(
          'min-w-0 truncate rounded-sm text-sm hover:underline',
          isUnseen ? 'font-semibold' : 'font-medium',
        )}
      >
        {candidateName}
      </a>
    </span>
  )
}

function MoveMenu({ item, stages, actions }: Pick<BoardCardProps, 'item' | 'stages' | 'actions'>) {
  const t = useTranslations('board')
  const others = stages.filter(({ id }) => id !== item.stageId)
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="-my-1 -mr-1.5 size-7"
          aria-label={t('card', { name: item.candidateName })}
        >
          <Ellipsis size={15} aria-hidden="true" />
        </Button>
      }
      items={others.map((stage) => ({
        id: stage.id,
        label: t(stage.hasMessage ? 'moveWithMail' : 'moveTo', { stage: stage.name }),
        icon: <ArrowRight size={15} aria-hidden="true" />,
        onSelect: () => actions.onMove(item, stage.id),
      }))}
    />
  )
}

/** A submission at its stage. It is dragged, moved with the keys or with its menu. */
export function BoardCard({ item, stages, isDragged, actions }: BoardCardProps) {
  const t = useTranslations('board')
  const { id, mustHaves, ownDecision, stageSince, replyBy } = item
  const begin = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move'
    // Firefox drags only what carries data.
    event.dataTransfer.setData('text/plain', '')
    actions.onDrag(item)
  }
  return (
    <li
      data-row-id={id}
      draggable
      onDragStart={begin}
      onDragEnd={() => actions.onDrag(null)}
      onPointerEnter={() => actions.onIntent(item)}
      className={clsx(
        'flex cursor-grab flex-col gap-1.5 rounded-xl border border-line bg-card px-3 py-2.5 text-sm shadow-1 focus-within:border-brand-ink',
        isDragged && 'opacity-50',
      )}
    >
      <div className="flex items-center gap-1.5">
        <CardName item={item} actions={actions} />
        <MoveMenu item={item} stages={stages} actions={actions} />
      </div>
      <div className="tnum flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <LevelCell submission={item} />
        {mustHaves !== null && (
          <span className="flex items-center gap-1.5 text-ink-2">
            <ListChecks size={15} aria-hidden="true" className="text-ink-3" />
            <span className="sr-only">{t('mustHaves')}</span>
            <ShareCell share={{ count: mustHaves.named, total: mustHaves.total }} text="mustHavesNamed" />
          </span>
        )}
      </div>
      {ownDecision !== null && (
        <div>
          <span className="sr-only">{t('decision')}</span>
          <DecisionMark decision={ownDecision} />
        </div>
      )}
      <p className="truncate text-ink-3" title={item.setName}>
        {item.setName}
      </p>
      {stageSince !== null && <StageDate instant={stageSince} />}
      {replyBy !== null && (
        <p className="flex items-center gap-1.5">
          <Clock size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
          <ReplyDate instant={replyBy} />
        </p>
      )}
    </li>
  )
}
