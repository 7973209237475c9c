import type { Heard } from '../../app/base/frame-slots.ts'
import { wordsKey } from './queries.ts'

/** The words of an answer, as the model writes them. */
export function hearWords({ socket, queryClient }: Pick<Heard, 'socket' | 'queryClient'>): void {
  socket.on('copilot:words', ({ messageId, text }) => queryClient.setQueryData(wordsKey(messageId), text))
}
