import type { Audience } from '@rise/contract/content/kinds'
import type { EventManner, EventNewsKind, EventTopic, ParticipationState } from '@rise/contract/events/kinds'
import type { EventQuestion } from '@rise/contract/events/shapes'
import type { ColumnType, Generated } from 'kysely'

interface StoredAnswer {
  /** The question's id. */
  readonly id: string
  readonly text: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    event: {
      id: string
      actor_id: string
      title: string
      summary: Generated<string>
      cover_id: string | null
      /** Sanitised HTML. */
      body: Generated<string>
      topic: EventTopic
      /** A local time such as `2026-11-26T18:00`, read through `to_char`. */
      starts_local: ColumnType<never, string, string>
      ends_local: ColumnType<never, string, string>
      zone: string
      starts_at: Date
      ends_at: Date
      manner: EventManner
      venue: Generated<string>
      city: Generated<string>
      city_key: string | null
      link: Generated<string>
      capacity: number | null
      questions: ColumnType<readonly EventQuestion[], string, string>
      audience: Generated<Audience>
      note: Generated<string>
      version: Generated<number>
      sequence: Generated<number>
      reminded_day: Generated<boolean>
      reminded_hour: Generated<boolean>
      /** Maintained by triggers. */
      going: Generated<number>
      waiting: Generated<number>
      cancelled_at: Generated<Date | null>
      /** Null for a draft. */
      published_at: Generated<Date | null>
      created_at: Date
      updated_at: Date
      terms: ColumnType<never, never, never>
    }
    event_slug: { slug: string; event_id: string; present: boolean }
    event_picture: { event_id: string; picture_id: string }
    event_host: { event_id: string; actor_id: string; place: number; agreed_at: Date | null }
    event_participant: {
      event_id: string
      actor_id: string
      state: ParticipationState
      shown: boolean
      answers: ColumnType<readonly StoredAnswer[], string, string>
      turn: ColumnType<string, never, never>
      joined_at: Date
      checked_in_at: Generated<Date | null>
    }
    event_news: { id: string; event_id: string; kind: EventNewsKind; created_at: Date }
    event_letter: { news_id: string; actor_id: string }
    event_calendar: { actor_id: string; hash: Buffer; created_at: Date }
  }
}
