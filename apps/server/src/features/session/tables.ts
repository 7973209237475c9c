declare module '../../platform/tables.ts' {
  interface Tables {
    login: {
      id: string
      email: string
      created_at: Date
    }
    actor: {
      id: string
      kind: 'professional' | 'company'
      slug: string
      plan: 'free' | 'Creator' | 'Pro'
      created_at: Date
    }
    membership: {
      login_id: string
      actor_id: string
      role: 'owner' | 'editor' | 'recruiter'
      created_at: Date
    }
  }
}

export type {}
