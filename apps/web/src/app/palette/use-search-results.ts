import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../base/query.ts'
import { useApi } from '../base/settings.tsx'

/** A pause in typing; a shorter one would fetch results that are replaced before they can be read. */
const PAUSE_MS = 120

/** Returns the results for the words, shortly after they were typed. Until then, the previous results stay. */
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
    // While offline it fails, with a message, instead of waiting for a connection.
    networkMode: 'always',
  })
  return { ...query, isCurrent: words === typed.trim() && !query.isPlaceholderData }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
