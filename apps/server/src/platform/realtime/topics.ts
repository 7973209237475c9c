import { type Topic, topic } from '@rise/contract/realtime'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Task } from '../tasks/task.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

/** The maximum number of topics that a socket watches, more than any page needs. Further topics are ignored. */
const MOST_WATCHED = 50

/**
 * Lets sockets watch topics. Anyone logged in may watch any topic, because the event only reveals that something
 * changed.
 */
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

/** After the commit, tells the pages that show a topic to fetch it again. */
export async function announce(ctx: Pick<Context, 'tasks'>, tx: Tx | Database, changed: Topic): Promise<void> {
  await ctx.tasks.send(tx, announceTopic, { topic: changed })
}

export const announceTopic: Task<{ topic: Topic }> = {
  name: 'topic-changed',
  data: z.object({ topic }),
  retryLimit: 2,
  async handle({ realtime }, { topic: changedTopic }) {
    realtime.emit([roomOf(changedTopic)], 'topic:changed', changedTopic)
  },
}

function roomOf(watched: Topic): string {
  return `topic:${watched}`
}

function watchedBy({ rooms }: ServerSocket): number {
  return [...rooms].filter((room) => room.startsWith('topic:')).length
}
