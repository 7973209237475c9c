import { type Topic, topic } from '@rise/contract/realtime'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Task } from '../tasks/task.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

/** More topics than a page shows; further ones are ignored. */
const MOST_WATCHED = 50

/** Lets sockets watch topics. Anyone logged in may, because the event reveals only that something changed. */
export function watchTopics(io: SocketServer): void {
  io.on('connection', (socket) => {
    // The input is untrusted: an invalid topic is ignored.
    socket.on('topic:watch', (sent: unknown) => {
      const { data } = topic.safeParse(sent)
      if (data !== undefined && watchedBy(socket) < MOST_WATCHED) void socket.join(roomOf(data))
    })
    socket.on('topic:unwatch', (sent: unknown) => {
      const { data } = topic.safeParse(sent)
      if (data !== undefined) void socket.leave(roomOf(data))
    })
  })
}

/** Notifies the pages that show a topic, after the commit, to fetch it again. */
export async function announce(ctx: Pick<Context, 'tasks'>, tx: Tx | Database, changed: Topic): Promise<void> {
  await ctx.tasks.send(tx, announceTopic, { topic: changed })
}

export const announceTopic: Task<{ topic: Topic }> = {
  name: 'topic-changed',
  data: z.object({ topic }),
  retryLimit: 2,
  async handle({ realtime }, { topic: changed }) {
    realtime.emit([roomOf(changed)], 'topic:changed', changed)
  },
}

function roomOf(watched: Topic): string {
  return `topic:${watched}`
}

function watchedBy({ rooms }: ServerSocket): number {
  return [...rooms].filter((room) => room.startsWith('topic:')).length
}
