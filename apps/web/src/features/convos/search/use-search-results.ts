import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'

/** The pause in typing after which the search starts. */
const PAUSE_MS = 200

/** Returns the search results for the typed words, after a short pause. Until then, the previous results stay. */
export function useSearchResults(q: string, within: string | undefined) {
  const api = useApi()
  const [searchWords, setSearchWords] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => setSearchWords(q), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [q])
  const query = useQuery({
    ...queryOf(
      api,
      'GET /api/v1/convos/search',
      { query: { q: searchWords, ...(within !== undefined && { convo: within }) } },
      { staleTime: 30_000 },
    ),
    placeholderData: keepPreviousData,
    enabled: searchWords !== '',
  })
  return { ...query, words: searchWords, isCurrent: searchWords === q && !query.isPlaceholderData }
}
