import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    login: {
      id: string
      /** The email address in lower case. */
      email: string
      /** PHC string of argon2id; null for accounts that only use Google. */
      password_hash: string | null
      /** Whether a browser generated the password (section 9 of the specification), so that no one knows it. */
      password_generated: Generated<boolean>
      google_subject: string | null
      email_confirmed_at: Date | null
      admin_role: string | null
      first_name: Generated<string>
      last_name: Generated<string>
      suspended_at: Date | null
      suspension_reason: string | null
      appeal: string | null
      /** When the suspension ends; null for a permanent one. */
      suspended_until: Generated<Date | null>
      appealed_at: Generated<Date | null>
      /** The answer to an appeal that did not end the suspension. */
      appeal_answer: Generated<string | null>
      deleted_at: Date | null
      date_locale: string | null
      /** The BCP 47 tag of an offered language; null for the installation's own. */
      language: string | null
      page_views: Generated<boolean>
      /** When support last lifted the lock on passwords. */
      log_in_lock_lifted_at: Generated<Date | null>
      show_inviter: Generated<boolean>
      created_at: Date
    }
    actor: {
      id: string
      kind: 'professional' | 'company'
      slug: string
      plan: 'free' | 'Creator' | 'Pro'
      /**
       * False while the actor's accounts are all pending, suspended or deleted, and while admins hide the company. A
       * company without any account can be listed.
       */
      listed: Generated<boolean>
      created_at: Date
    }
    membership: {
      login_id: string
      actor_id: string
      role: 'owner' | 'editor' | 'recruiter'
      /** Whether the company's page may name this person. */
      shown: Generated<boolean>
      created_at: Date
    }
    former_slug: {
      kind: 'professional' | 'company'
      slug: string
      actor_id: string
      created_at: Date
    }
    sign_up: {
      login_id: string
      source: string | null
      exact_source: string | null
      campaign: string | null
      badges: Generated<string[]>
      invited_by: string | null
      created_at: Date
    }
    session: {
      id: string
      login_id: string
      /** The actor; null for an admin. */
      actor_id: string | null
      salt: Buffer
      generation: Generated<number>
      rotated_at: Date
      device: string
      network: string
      created_at: Date
      last_seen_at: Date
      expires_at: Date
      proven_at: Generated<Date | null>
    }
    second_factor: {
      login_id: string
      /** The sealed secret; see `second-factor/set-up.ts`. */
      secret: string
      /** When a first code proved the app; null before. */
      confirmed_at: Date | null
      /** The last used step; a step is 30 seconds, counted from 1970. */
      last_step: ColumnType<string, never, number>
      failures: Generated<number>
      failures_since: Generated<Date | null>
      created_at: Date
    }
    recovery_code: {
      login_id: string
      hash: Buffer
    }
    ticket: {
      hash: Buffer
      login_id: string
      kind: TicketKind
      email: string | null
      created_at: Date
      expires_at: Date
    }
    known_network: {
      login_id: string
      network: string
      last_seen_at: Date
    }
    /** Wrong passwords, for support. */
    failed_log_in: {
      id: string
      login_id: string
      network: string
      /** The time until which the network is refused further attempts. */
      refused_until: Date | null
      /** The time until which even the right password is answered only by email. */
      mailed_until: Date | null
      created_at: Date
    }
    used_id_token: {
      hash: Buffer
      expires_at: Date
    }
    /** Actions of admins and the system. The JSON holds the fields that changed. */
    admin_act: {
      id: string
      act: string
      /** The part of `act` before the dot. */
      thing: ColumnType<string, never, never>
      login_id: string | null
      subject_id: string | null
      subject_name: string | null
      before: ColumnType<Readonly<Record<string, unknown>> | null, string | null, null>
      after: ColumnType<Readonly<Record<string, unknown>> | null, string | null, null>
      created_at: Date
    }
    conversion: {
      id: string
      referral: string | null
      source: string | null
      created_at: Date
    }
    /** Searches for jobs that had no results. */
    empty_search_day: { day: ColumnType<Date, string, never>; words: string; count: number }
    visit_key: {
      /** The day in UTC, such as `2026-11-21`. */
      day: ColumnType<Date, string, never>
      key: Buffer
    }
    page_view: {
      id: string
      path: string
      login_id: string | null
      /** A number that is the same for all views of one browser on one day; see `visits/visitor.ts`. */
      visitor: Generated<number | null>
      utm_campaign: string | null
      utm_source: string | null
      utm_medium: string | null
      created_at: Date
    }
  }
}

export type TicketKind =
  | 'confirm-address'
  | 'change-address'
  | 'restore-address'
  | 'reset-password'
  | 'restore-account'
  | 'sign-in'
  | 'second-factor'
  | 'delete-account'
