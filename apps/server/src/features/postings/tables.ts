import type { CloseReason, ReadableField, WrittenJobState } from '@rise/contract/postings/kinds'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import type { ColumnType, Generated } from 'kysely'
import type { PostingContent } from '../jobs/index.ts'
import type { ReadOutcome } from './boards/read-outcome.ts'
import type { SourceKind } from './sources/read-source.ts'

interface StoredTexts {
  title: string
  description: string
  descriptionHtml?: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    place: {
      id: string
      slug: string
      name: string
      locality: string | null
      region: string | null
      country: string | null
      latitude: Generated<number | null>
      longitude: Generated<number | null>
      /** The version of the place's names; null until they are stored. */
      names_version: Generated<number | null>
    }
    /** The keys by which a search recognises a place. */
    place_name: { key: string; place_id: string }
    place_ancestor: {
      place_id: string
      ancestor_id: string
    }
    job_source: {
      id: string
      kind: string
      company_id: string
      last_import_at: Date | null
      vanishing_since: Generated<Date | null>
      board_id: Generated<string | null>
    }
    posting: {
      id: string
      source_id: string
      company_id: string
      key: string
      job_id: string
      url: string | null
      hash: string | null
      content: ColumnType<PostingContent | null, string, string>
      role_key: string
      signature: readonly number[] | null
      kept_apart: Generated<boolean>
      posted_at: Date
      closed_at: Date | null
      created_at: Date
    }
    job_board: {
      id: string
      kind: SourceKind
      address: string
      company_name: string | null
      /**
       * The company whose team imported the board; all jobs of the board belong to it. Null for an operator's board.
       */
      company_id: Generated<string | null>
      enabled: Generated<boolean>
      companies: Generated<string[]>
      etag: Generated<string | null>
      last_modified: Generated<string | null>
      whole_read_at: Generated<Date | null>
      empty_since: Generated<Date | null>
      reading_until: Generated<Date | null>
      created_at: Date
      next_read_at: Date
      last_read_at: Generated<Date | null>
      last_success_at: Generated<Date | null>
      consecutive_failures: Generated<number>
    }
    /** A job written here by a company's team; its id is the key of its posting. */
    written_job: {
      id: string
      company_id: string
      /** The fields as JSON. Jobs saved before a field existed, such as `descriptionHtml`, lack it. */
      fields: ColumnType<Partial<WrittenJob['fields']> & StoredTexts, string, string>
      version: Generated<number>
      /** Whether `state` is `open`; the database keeps the two consistent. */
      open: Generated<boolean>
      state: Generated<WrittenJobState>
      publish_at: Generated<Date | null>
      opened_at: Generated<Date | null>
      ends_at: Generated<Date | null>
      close_reason: Generated<CloseReason | null>
      warned_at: Generated<Date | null>
      guessed: Generated<ReadableField[]>
      login_id: string | null
      created_at: Date
      updated_at: Date
    }
    job_board_read: {
      id: string
      board_id: string
      started_at: Date
      finished_at: Date
      outcome: ReadOutcome
      added: number
      changed: number
      unchanged: number
      closed: number
      rejected: number
      message: string | null
    }
    job_board_detail: {
      board_id: string
      key: string
      listed_hash: string
      detail: ColumnType<unknown, string, string>
    }
  }
}
