import type { Convo } from '@rise/contract/convos/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { threadKey, threadQuery } from '../queries.ts'
import { addAfter, addBefore, type Thread } from '../thread-messages.ts'

/** The loaded messages of a conversation, and functions to load more in both directions. */
export function useThread(convo: Convo, at: number | undefined) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { _id: id, lastSeq, unread, readSeq } = convo
  // The thread starts at the message to show, otherwise at the first unread one, otherwise at the end.
  const [from] = useState(at !== undefined ? at - 1 : unread > 0 ? readSeq : null)
  const query = useQuery({ ...threadQuery(api, queryClient, { id, from }), enabled: lastSeq > 0 })
  const isLoading = useRef(false)

  // A message from the search results may be far from the loaded messages.
  const isElsewhere = at !== undefined && query.data?.messages.some(({ seq }) => seq === at) === false
  useEffect(() => {
    if (!isElsewhere) return
    const loadAround = async () => {
      const { result } = await api('GET /api/v1/convos/{id}/messages', { params: { id }, query: { around: at } })
      queryClient.setQueryData<Thread>(threadKey(id), result)
    }
    void loadAround().catch(() => undefined)
  }, [api, at, id, isElsewhere, queryClient])

  async function load(direction: 'before' | 'after'): Promise<void> {
    const thread = queryClient.getQueryData<Thread>(threadKey(id))
    const [first, last] = [thread?.messages[0]?.seq, thread?.messages.at(-1)?.seq]
    if (isLoading.current || first === undefined || last === undefined) return
    isLoading.current = true
    try {
      const params = { id }
      const position = direction === 'before' ? { before: first } : { after: last }
      const { result } = await api('GET /api/v1/convos/{id}/messages', { params, query: position })
      const add = direction === 'before' ? addBefore : addAfter
      queryClient.setQueryData<Thread>(threadKey(id), (known) => known && add(known, result))
    } finally {
      isLoading.current = false
    }
  }

  /** Discards the loaded messages, and loads the end of the conversation. */
  async function jumpToEnd(): Promise<void> {
    const { result } = await api('GET /api/v1/convos/{id}/messages', { params: { id }, query: {} })
    queryClient.setQueryData<Thread>(threadKey(id), result)
  }

  return { ...query, load, jumpToEnd, from }
}
