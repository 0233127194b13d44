import { setLimits } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { Checkbox } from '../../../shared/ui/checkbox'
import { TextField } from '../../../shared/ui/text-field'
import { useDebouncedKeyword } from '../../../shared/use-debounced-keyword'
import { changeReview, type Review } from './draft-store'
import { pickPosition } from './pick-position'

/** The position's name and, where one has it already, whether the set is another one of that position. */
export function PositionField({ review, error }: { review: Review; error: string | undefined }) {
  const t = useTranslations('company.generate.review')
  const [keyword, setKeyword] = useState(review.positionName.trim())
  const [, setTyped] = useDebouncedKeyword(keyword, setKeyword)
  const positions = useQuery(
    query.company.position.list.queryOptions({ input: { keyword }, enabled: keyword !== '' }),
  ).data
  const rename = (positionName: string) => {
    changeReview({ positionName })
    setTyped(positionName)
  }
  const found = pickPosition(positions?.items ?? [], review.positionName)
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('position')}
        maxLength={setLimits.nameCharacters}
        value={review.positionName}
        error={error}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      {found && (
        <Checkbox
          label={t('joinPosition')}
          hint={t('joinPositionHint', { count: found.setCount })}
          checked={!review.isNewPosition}
          onChange={(isJoined) => changeReview({ isNewPosition: !isJoined })}
        />
      )}
    </div>
  )
}
