import type { MemberStanding } from '@rise/contract/admin/kinds'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The listed and searched fields of an account, kept current by triggers. */
    member_entry: {
      login_id: string
      /** Null for admins. */
      actor_id: string | null
      role: string
      plan: 'free' | 'Creator' | 'Pro'
      standing: MemberStanding
      words: string
      joined_at: Date
    }
    admin_note: {
      id: string
      /** The login of a member, the actor of a company. */
      subject_id: string
      login_id: string | null
      text: string
      created_at: Date
    }
    admin_tag: { subject_id: string; tag: string; created_at: Date }
    admin_view: { id: string; login_id: string; list: string; name: string; search: string; created_at: Date }
  }
}
