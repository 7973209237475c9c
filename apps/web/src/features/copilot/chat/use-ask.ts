import type { WholeChat } from '@rise/contract/copilot/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../../app/base/api.ts'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import type { CopilotRequest } from '../copilot-message.ts'
import { wordsKey } from '../queries.ts'

/**
 * Asks the copilot in a chat, or in a new one. The rules answer immediately; then a model phrases the answer, if the
 * member agreed.
 */
export function useAsk(chatId: string | null, hasAgreed: boolean) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [pendingText, setPendingText] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const isAsking = useRef(false)

  const ask = useCallback(
    async ({ text, tool, jobs }: CopilotRequest): Promise<boolean> => {
      if (isAsking.current) return false
      isAsking.current = true
      setPendingText(text)
      // Needed for the answer; loaded while the server looks for it.
      import('./message-view.tsx').catch(() => undefined)
      setFailure(undefined)
      try {
        const body = { chatId, text, tool, jobs: [...jobs] }
        const { chat, messages } = (await api('POST /api/v1/copilot/messages', { body })).result
        const change = (next: (before: WholeChat['messages']) => WholeChat['messages']) =>
          queryClient.setQueryData<WholeChat>(
            keyOf('GET /api/v1/copilot/chats/{id}', { params: { id: chat._id } }),
            (whole) => ({
              ...chat,
              messages: next(whole?.messages ?? []),
            }),
          )
        change((before) => [...before, ...messages])
        // A new chat opens at its own address; until then, the request stays.
        if (chatId !== null) setPendingText(undefined)
        void invalidate(queryClient, ['GET /api/v1/copilot'])
        if (chatId === null) void navigate(`/copilot?chat=${chat._id}`, { replace: true, preventScrollReset: true })
        const answer = messages.at(-1)
        if (hasAgreed && answer) void rephrase(answer._id, change)
        return true
      } catch (error) {
        setFailure(refusalOf(error).message)
        setPendingText(undefined)
        return false
      } finally {
        isAsking.current = false
      }

      async function rephrase(
        id: string,
        change: (next: (before: WholeChat['messages']) => WholeChat['messages']) => void,
      ) {
        try {
          const { result } = await api('POST /api/v1/copilot/messages/{id}/wording', { params: { id } })
          change((before) => before.map((message) => (message._id === id ? result : message)))
        } catch {
          // Keeps the rules' text, and marks that the model failed, as it also does once the daily budget is used up.
          change((before) =>
            before.map((message) => (message._id === id ? { ...message, wording: 'failed' as const } : message)),
          )
        } finally {
          queryClient.setQueryData(wordsKey(id), '')
        }
      }
    },
    [api, queryClient, navigate, chatId, hasAgreed],
  )
  return { ask, pendingText, failure }
}
