import { z } from 'zod'
import { featureEnvironment } from '../../platform/feature-environment.ts'

declare module '../../platform/feature-environment.ts' {
  interface FeatureSettings {
    /** The email address of the account that receives bug reports; undefined if there is none. */
    readonly supportAccount: string | undefined
    /** Login with Google, or with another OpenID provider at `issuer`; undefined: not offered. */
    readonly google: { readonly clientId: string; readonly issuer: string } | undefined
  }
}

export const sessionEnvironment = featureEnvironment({
  variables: {
    SUPPORT_ACCOUNT: z.email('must be an email address').optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_ISSUER: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .default('https://accounts.google.com'),
  },
  read: ({ SUPPORT_ACCOUNT, GOOGLE_CLIENT_ID, GOOGLE_ISSUER }, { mode }) => ({
    supportAccount: SUPPORT_ACCOUNT?.toLowerCase() ?? (mode === 'local' ? 'support@demo.example' : undefined),
    google: GOOGLE_CLIENT_ID === undefined ? undefined : { clientId: GOOGLE_CLIENT_ID, issuer: GOOGLE_ISSUER },
  }),
})
