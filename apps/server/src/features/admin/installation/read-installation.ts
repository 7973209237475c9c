import type { ConfiguredSetting, Installation } from '@rise/contract/admin/installation/shapes'
import { listConfiguration } from '../../../platform/config-list.ts'
import type { Context } from '../../../platform/context.ts'
import type { FeatureEnvironment } from '../../../platform/feature-environment.ts'
import { MOST_OF_ALL_A_DAY } from '../../../platform/mail/mail.ts'
import { collected } from '../../../platform/manifest/collected.ts'
import { readBackups } from '../backups/read-backups.ts'

export const environments = collected<readonly FeatureEnvironment[]>('environments')

/** Returns how the installation is set up, without secrets. */
export async function readInstallation(ctx: Context, env: NodeJS.ProcessEnv): Promise<Installation> {
  const { config, brand } = ctx
  const { publicUrl, mode, google, rateLimit, retentionDays, s3, dataDir, databaseUrl } = config
  return {
    productName: brand.name,
    publicUrl,
    mode,
    google: google !== undefined,
    rateLimit,
    retentionDays,
    smartApplyPlaces: config.smartApplyPlaces ?? null,
    emailsADay: MOST_OF_ALL_A_DAY,
    files: s3 ? `the bucket ${s3.bucket}` : `${dataDir}/files`,
    embeddedDatabase: databaseUrl === undefined,
    backups: await readBackups(ctx),
    settings: listSettings(ctx, env),
  }
}

/** Returns the settings, with the product's name from the admin area if an admin has changed it. */
function listSettings({ config, brand }: Context, env: NodeJS.ProcessEnv): ConfiguredSetting[] {
  const isRenamed = brand.name !== config.productName
  return listConfiguration(env, environments.all()).map((setting) =>
    setting.name === 'PRODUCT_NAME' && isRenamed ? { ...setting, value: brand.name, from: 'admin' } : setting,
  )
}
