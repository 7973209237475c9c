import { z } from 'zod'
import { featureEnvironment } from '../../platform/feature-environment.ts'

declare module '../../platform/feature-environment.ts' {
  interface FeatureSettings {
    /**
     * The secret that a mail provider must send with its reports of bounces and complaints. Without a secret, no
     * reports are accepted.
     */
    readonly mailEventsSecret: string | undefined
  }
}

export const mailingsEnvironment = featureEnvironment({
  variables: {
    MAIL_EVENTS_SECRET: z
      .string()
      .regex(/^\S{32,}$/, 'must have at least 32 characters without spaces, best random ones')
      .optional(),
  },
  read: ({ MAIL_EVENTS_SECRET }) => ({ mailEventsSecret: MAIL_EVENTS_SECRET }),
})
