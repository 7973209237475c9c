declare module '../../platform/database/tables.ts' {
  interface Tables {
    plan_request: {
      actor_id: string
      plan: 'Creator' | 'Pro'
      message: string | null
      login_id: string | null
      created_at: Date
    }
  }
}

export type {}
