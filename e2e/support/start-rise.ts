import { freePort } from '../../scripts/free-port.mjs'
import { startFakeSite } from '../onboarding/fake-site.ts'
import { startGreenhouse } from '../smart-apply/greenhouse.ts'
import { launchRise } from './launch-rise.ts'
import { startOpenIdProvider } from './openid-provider.ts'
import { startPushDesk } from './push-desk.ts'

/**
 * Starts the built Rise once for all journeys, with demo data in its own folder. Sets `RISE_ORIGIN` to its address,
 * `RISE_DATA_DIR` to the folder, `RISE_OPENID` to the provider that replaces Google, and `RISE_PUSH` to the push desk.
 * If `RISE_ORIGIN` is already set, that running Rise is used instead.
 *
 * @returns a function that stops it and removes its data
 * @throws when it ends or is not ready in time; the message contains its output
 */
export default async function startRise(): Promise<() => Promise<void>> {
  if (process.env.RISE_ORIGIN) return async () => {}
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const provider = await startOpenIdProvider(origin)
  const greenhouse = await startGreenhouse()
  const site = await startFakeSite()
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
