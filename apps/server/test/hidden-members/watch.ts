import { sql } from 'kysely'
import type { PushService } from '../../src/features/notifications/notifications.factory.ts'
import { roomInLanguage } from '../../src/platform/realtime/emit-in-languages.ts'
import type { Realtime } from '../../src/platform/realtime/realtime.ts'
import type { People } from '../erasure/people.ts'

/** A `Realtime` that records the events instead of sending them. */
export interface Recorder extends Realtime {
  readonly emitted: { readonly rooms: readonly string[]; readonly event: string; readonly data: readonly unknown[] }[]
}

export function recordedRealtime(): Recorder {
  const emittedEvents: Recorder['emitted'] = []
  return {
    emitted: emittedEvents,
    emit(rooms, event, ...data) {
      emittedEvents.push({ rooms, event, data })
    },
  }
}

interface Channels {
  readonly realtime: Recorder
  readonly service: PushService
}

/**
 * Returns, as text, what a member has received so far in the bell, by email and by socket, and all messages that the
 * push service has received.
 */
export async function toldOf({ world }: People, member: People['bob'], { realtime, service }: Channels) {
  const { rows: bell } = await sql<{ entry: string }>`
    select to_jsonb(notification)::text as entry from notification where member_id = ${member.id}
    order by at, id`.execute(world.ctx.db)
  const mails = await world.mailbox.all(member.email)
  const { config } = world.ctx
  const memberRooms = [`actor:${member.id}`, ...config.languages.map((language) => roomInLanguage(member.id, language))]
  return {
    bell: bell.map(({ entry }) => entry),
    mails: mails.map(({ subject, text }) => `${subject}\n${text}`),
    pushes: service.received.map(({ message }) => JSON.stringify(message)),
    sockets: realtime.emitted
      .filter(({ rooms }) => rooms.some((room) => memberRooms.includes(room)))
      .map(({ event, data }) => JSON.stringify([event, ...data])),
  }
}
