import { z } from 'zod'
import { featureEnvironment } from '../../platform/feature-environment.ts'

declare module '../../platform/feature-environment.ts' {
  interface FeatureSettings {
    /**
     * Identifies this server to push services (RFC 8292). If `keys` is undefined, the keys are stored in the database.
     */
    readonly vapid: {
      readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined
      /** An https or mailto address of the operator. */
      readonly subject: string
    }
  }
}

export const notificationsEnvironment = featureEnvironment({
  variables: {
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, 'must be an uncompressed P-256 key, base64url')
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a P-256 private key of 32 bytes, base64url')
      .optional(),
    VAPID_SUBJECT: z
      .string()
      .regex(/^(https:\/\/|mailto:)\S+$/, 'must be an https or mailto address')
      .optional(),
  },
  shown: ['VAPID_PUBLIC_KEY'],
  read: ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT }, { publicUrl, problems }) => {
    if ((publicKey === undefined) !== (privateKey === undefined)) {
      problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.')
    }
    const keys = publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey }
    // Push services require https, which a local server lacks.
    const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost'
    return { vapid: { keys, subject: VAPID_SUBJECT ?? contact } }
  },
})
