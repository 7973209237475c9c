import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { localStore } from '../../../app/session/safe-storage.ts'
import type { SessionStore } from '../../../app/session/session-store.ts'
import { convoKeys, convoWithQuery, threadKey } from '../queries.ts'
import { putMessage, type Thread } from '../thread-messages.ts'
import { createOutbox, type Outbox, type WaitingMessage } from './outbox.ts'

let currentOutbox: { readonly owner: string; readonly outbox: Outbox } | undefined

/** Returns the outbox of the logged-in member, always the same one in this tab. */
export function openOutbox(api: Api, queryClient: QueryClient, store: SessionStore, owner: string): Outbox {
  if (currentOutbox?.owner === owner) return currentOutbox.outbox
  const outbox = createOutbox({
    ...{ api, storage: localStore, owner },
    isOwnerHere() {
      const session = store.get()
      return session.status === 'member' && session.user._id === owner
    },
    onSent({ account }, sent) {
      const convo = queryClient.getQueryData(convoWithQuery(api, account).queryKey)
      // The sent message is shown before it leaves the outbox, so that it never flickers.
      if (convo) {
        queryClient.setQueryData<Thread>(threadKey(convo._id), (thread) => thread && putMessage(thread, sent))
        void queryClient.invalidateQueries({ queryKey: threadKey(convo._id) })
      }
      void invalidate(queryClient, convoKeys)
    },
  })
  currentOutbox = { owner, outbox }
  window.addEventListener('online', () => outbox.flush())
  return outbox
}

/** Returns the messages to an account that the server hasn't acknowledged yet. */
export function useWaitingMessages(outbox: Outbox, account: string | undefined): readonly WaitingMessage[] {
  const messages = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get)
  return messages.filter((message) => message.account === account)
}
