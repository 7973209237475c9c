declare module '../../platform/database/tables.ts' {
  interface Tables {
    badge: {
      actor_id: string
      /** Of the catalog. */
      slug: string
      earned_at: Date
    }
  }
}
