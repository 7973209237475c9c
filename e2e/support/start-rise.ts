import { startPlayedSite } from '../onboarding/played-site.ts'
import { startGreenhouse } from '../smart-apply/greenhouse.ts'
import { freePort, launchRise } from './launch-rise.ts'
import { startOpenIdProvider } from './openid-provider.ts'
import { startPushDesk } from './push-desk.ts'

/**
 * Starts the built Rise once for all journeys, with demo data in a folder of its own, and tells its address in
 * `RISE_ORIGIN`, the folder in `RISE_DATA_DIR`, the provider that stands in for Google in `RISE_OPENID`, the
 * desk of the push service in `RISE_PUSH`. A Rise that runs
 * elsewhere is used instead when `RISE_ORIGIN` is set already.
 *
 * @returns what stops it and removes its data
 * @throws when it ends or is not ready in time; the message carries what it printed
 */
export default async function startRise(): Promise<() => Promise<void>> {
  if (process.env.RISE_ORIGIN) return async () => {}
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const provider = await startOpenIdProvider(origin)
  const greenhouse = await startGreenhouse()
  const site = await startPlayedSite()
  const push = await startPushDesk()
  const stopOthers = () => {
    provider.stop()
    greenhouse.stop()
    site.stop()
    push.stop()
  }
  try {
    const { dataDir, stop } = await launchRise(port, {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_ISSUER: provider.issuer,
      FETCH_ALLOW_ORIGINS: `${greenhouse.allowed},${site.allowed},${push.allowed}`,
    })
    process.env.RISE_ORIGIN = origin
    process.env.RISE_DATA_DIR = dataDir
    process.env.RISE_OPENID = provider.issuer
    process.env.RISE_PUSH = push.origin
    return async () => {
      await stop()
      stopOthers()
    }
  } catch (error) {
    stopOthers()
    throw error
  }
}
