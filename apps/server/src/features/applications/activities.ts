import type { DeclineReason, Stage } from '@rise/contract/applications/kinds'

interface OfApplication {
  readonly applicationId: string
}

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'application.received': OfApplication
    'application.opened': OfApplication
    'application.moved': OfApplication & { readonly from: Stage; readonly to: Stage }
    'application.sorted': OfApplication & { readonly stageId: string | null }
    'application.declined': OfApplication & { readonly reason: DeclineReason }
    'application.withdrawn': OfApplication
    'application.messaged': OfApplication & { readonly stepId: string }
    'application.interview-proposed': OfApplication & { readonly interviewId: string }
    'application.interview-picked': OfApplication & { readonly interviewId: string }
    'application.interview-cancelled': OfApplication & { readonly interviewId: string }
    'application.unanswered': OfApplication
    'application.noted': OfApplication
    'application.rated': OfApplication
    'application.exported': { readonly writtenJobId: string; readonly applicants: number }
  }
}
