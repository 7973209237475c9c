import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../base/query.ts'
import { useApi } from '../base/settings.tsx'

/**
 * A search starts this long after the last change of the text. With a shorter pause, results would be replaced before
 * anyone could read them.
 */
const PAUSE_MS = 120

/** Returns the results for the typed words, once typing pauses. Until they have loaded, the previous results stay. */
export function useSearchResults(typed: string) {
  const api = useApi()
  const words = usePaused(typed.trim())
  const query = useQuery({
    ...queryOf(api, 'GET /api/v1/palette', { query: { q: words } }),
    select: ({ groups }) => groups,
    placeholderData: keepPreviousData,
    enabled: words !== '',
    staleTime: 30_000,
    retry: false,
    // While offline, the search fails with a message instead of waiting for a connection.
    networkMode: 'always',
  })
  return { ...query, isCurrent: words === typed.trim() && !query.isPlaceholderData }
}

function usePaused(text: string): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), text === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settledText
}
