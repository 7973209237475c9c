import { z } from 'zod'
import { featureEnvironment } from '../../platform/feature-environment.ts'

declare module '../../platform/feature-environment.ts' {
  interface FeatureSettings {
    /**
     * Days after the end of an application or its job until its content is hidden from the employer, and the team's
     * notes and ratings are deleted.
     */
    readonly retentionDays: number
  }
}

const days = 'must be a whole number of days, 1 or more'

export const applicationsEnvironment = featureEnvironment({
  variables: {
    RETENTION_DAYS: z.coerce.number(days).int(days).min(1, days).max(3_650, days).default(180),
  },
  read: ({ RETENTION_DAYS }) => ({ retentionDays: RETENTION_DAYS }),
})
