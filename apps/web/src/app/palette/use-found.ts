import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { perMember } from '../base/per-member.ts'
import { useApi } from '../base/settings.tsx'

/** A pause in typing; shorter ones would ask for words that nobody wants to read. */
const PAUSE_MS = 120

/** What the words find, a moment after they were typed. What was found for the words before stays until then. */
export function useFound(typed: string) {
  const api = useApi()
  const words = usePaused(typed.trim())
  const query = useQuery({
    ...perMember,
    queryKey: ['palette', words],
    queryFn: async () => (await api('GET /api/v1/palette', { query: { q: words } })).result.groups,
    placeholderData: keepPreviousData,
    enabled: words !== '',
    staleTime: 30_000,
    retry: false,
    // Without a line it fails, which is said, instead of waiting for one.
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
