declare module '../../platform/database/tables.ts' {
  interface Tables {
    badge: {
      actor_id: string
      /** The badge's slug in the catalog. */
      slug: string
      earned_at: Date
    }
  }
}
