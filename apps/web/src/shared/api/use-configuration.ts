import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepRemembersVietnamese } from '../i18n/start-language'
import { query } from './client'

/** The public configuration of this installation; `data` is undefined until it is known. */
export function useConfiguration() {
  return useQuery(query.content.configuration.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
}

/** Once per page load: what must be known before the next visit begins. */
export function useKeepConfiguration(): void {
  const { data } = useConfiguration()
  useEffect(() => {
    if (data) keepRemembersVietnamese(data.rememberVietnamese)
  }, [data])
}
