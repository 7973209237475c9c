import type { ListenerContext } from '../../app/base/frame-slots.ts'
import { wordsKey } from './queries.ts'

/** Collects the words of an answer while the model writes them. */
export function listenForAnswerWords({ socket, queryClient }: Pick<ListenerContext, 'socket' | 'queryClient'>): void {
  socket.on('copilot:words', ({ messageId, text }) => queryClient.setQueryData(wordsKey(messageId), text))
}
