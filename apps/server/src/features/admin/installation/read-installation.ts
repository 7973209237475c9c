import type { Installation } from '@rise/contract/admin/installation/shapes'
import { listConfiguration } from '../../../platform/config-list.ts'
import type { Context } from '../../../platform/context.ts'

/** Returns how the installation is set up, without secrets. */
export function readInstallation({ config, brand }: Context, env: NodeJS.ProcessEnv): Installation {
  const { publicUrl, mode, google, rateLimit, retentionDays, s3, dataDir, databaseUrl } = config
  return {
    productName: brand.name,
    publicUrl,
    mode,
    google: google !== undefined,
    rateLimit,
    retentionDays,
    files: s3 ? `the bucket ${s3.bucket}` : `${dataDir}/files`,
    embeddedDatabase: databaseUrl === undefined,
    settings: listConfiguration(env).map((setting) =>
      setting.name === 'PRODUCT_NAME' && brand.name !== config.productName
        ? { ...setting, value: brand.name, from: 'admin' }
        : setting,
    ),
  }
}
