import type { ReceivedMessage } from '@rise/contract/convos/shapes'
import { messageOf } from '@rise/contract/notifications/words'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { t } from '@rise/texts'
import type { ListenerContext } from '../../app/base/frame-slots.ts'
import { invalidate } from '../../app/base/query.ts'
import { localStore } from '../../app/session/safe-storage.ts'
import { showToast } from '../../ui/base/toast.ts'
import { memberName } from '../connections/index.ts'
import { openOutbox } from './outbox/member-outbox.ts'
import { clearOutboxes } from './outbox/outbox.ts'
import { reportPresence } from './presence.ts'
import { convoKeys, lastReceivedKey, threadKey, typingKey } from './queries.ts'
import { clearDrafts } from './write/drafts.ts'

/** Handles the socket's events about conversations; the outbox is sent at each connection. */
export function listenForMessages({ socket, queryClient, api, store }: ListenerContext): void {
  socket.on('message:message', (message) => {
    queryClient.setQueryData(lastReceivedKey, message)
    if (window.location.pathname === '/convos') return
    // The counter increases by one, except on the page of conversations (section 4 of the specification).
    change(({ missedMessages }) => ({ missedMessages: missedMessages + 1, hasConvos: true }))
    // In quiet hours, a message is counted but shows no toast.
    if (!message.quiet) showMessageToast(message)
  })
  socket.on('convo:changed', ({ convoId, missedMessages }) => {
    if (missedMessages !== undefined) change(() => ({ missedMessages }))
    void invalidate(queryClient, convoKeys)
    void queryClient.invalidateQueries({ queryKey: threadKey(convoId) })
    queryClient.setQueryData(typingKey(convoId), null)
  })
  socket.on('convo:typing', ({ convoId }) => queryClient.setQueryData(typingKey(convoId), Date.now()))
  socket.onConnect(() => {
    const session = store.get()
    if (session.status === 'member') openOutbox(api, queryClient, store, session.user._id).flush()
    // Messages between the first responses and this connection caused no event.
    void invalidate(queryClient, convoKeys)
    void invalidate(queryClient, ['GET /api/v1/convos/{id}/messages'])
  })
  reportPresence({ api, store })
  store.onSignedOut((how) => {
    if (how !== 'signed-out') return
    clearOutboxes(localStore)
    clearDrafts()
  })

  function change(changesOf: (user: CurrentUser) => Partial<CurrentUser>): void {
    const session = store.get()
    if (session.status === 'member') store.update({ ...session.user, ...changesOf(session.user) })
  }
}

/** One toast at a time: the last message. */
function showMessageToast(message: ReceivedMessage): void {
  const { user, text, to } = message
  showToast({
    id: 'message:message',
    title: `${user ? memberName(user) : t('Someone')} ${text}`,
    description: messageOf(message) ?? '',
    action: { label: t('Reply'), to },
  })
}
