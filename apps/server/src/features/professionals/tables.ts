declare module '../../platform/tables.ts' {
  interface Tables {
    professional: {
      actor_id: string
      /** Missing names are shown as "Unidentified Unicorn" (section 5). */
      first_name: string
      last_name: string
      created_at: Date
      updated_at: Date
    }
  }
}

export type {}
