import { setLimits } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { Checkbox } from '../../../shared/ui/checkbox'
import { TextField } from '../../../shared/ui/text-field'
import { useDebouncedKeyword } from '../../../shared/use-debounced-keyword'
import { pickPosition } from './pick-position'
import { changeDraft, changeParsedData, useSetDraft } from './set-draft-store'

/** The position's name and, where one has it already, whether the set is another one of that position. */
export function PositionField({ error }: { error: string | undefined }) {
  const t = useTranslations('company.generate.review')
  const { positionName, parsedData } = useSetDraft()
  const [keyword, setKeyword] = useState(positionName.trim())
  const [, setTyped] = useDebouncedKeyword(keyword, setKeyword)
  const positions = useQuery(
    query.company.position.list.queryOptions({ input: { keyword }, enabled: keyword !== '' }),
  ).data
  const rename = (name: string) => {
    changeDraft({ positionName: name })
    setTyped(name)
  }
  const found = pickPosition(positions?.items ?? [], positionName)
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('position')}
        maxLength={setLimits.nameCharacters}
        value={positionName}
        error={error}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      {found && (
        <Checkbox
          label={t('joinPosition')}
          hint={t('joinPositionHint', { count: found.setCount })}
          checked={!parsedData.isNewPosition}
          onChange={(isJoined) => changeParsedData({ isNewPosition: !isJoined })}
        />
      )}
    </div>
  )
}
