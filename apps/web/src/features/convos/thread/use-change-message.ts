import type { Convo, Message } from '@rise/contract/convos/shapes'
import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { convoKeys, threadKey } from '../queries.ts'
import { putMessage, type Thread } from '../thread-messages.ts'

/** Deletes a message, or sets the viewer's reaction to it. */
export function useChangeMessage({ _id: id }: Pick<Convo, '_id'>, { seq }: Pick<Message, 'seq'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id, seq }
  const common = {
    onSuccess: ({ result }: { result: Message }) => {
      queryClient.setQueryData<Thread>(threadKey(id), (thread) => thread && putMessage(thread, result))
      void invalidate(queryClient, convoKeys)
    },
    onError: (error: Error) => showToast({ id: 'message', kind: 'failure', title: error.message }),
  } as const
  return {
    remove: useMutation({ ...common, mutationFn: () => api('DELETE /api/v1/convos/{id}/messages/{seq}', { params }) }),
    react: useMutation({
      ...common,
      mutationFn: (reaction: ReactionTitle | null) =>
        reaction === null
          ? api('DELETE /api/v1/convos/{id}/messages/{seq}/reaction', { params })
          : api('PUT /api/v1/convos/{id}/messages/{seq}/reaction', { params, body: { reaction } }),
    }),
  }
}
