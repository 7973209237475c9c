import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './platform/config.ts'
import { StartError } from './platform/data-dir.ts'

type Address = Pick<Config, 'host' | 'port'>

/**
 * Listens at the address for a moment, so that one that cannot be had is told before a database is made for it.
 *
 * @throws {StartError}
 */
export async function refuseUnusableAddress(address: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(address), 'listening')
  } catch (error) {
    throw explainUnusable(error, address)
  }
  probe.close()
  await once(probe, 'close')
}

/** Why nothing can listen there, as one line with the way out. */
export function explainUnusable(error: unknown, { host, port }: Address): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'EADDRINUSE'
    ? new StartError(`PORT ${port} is taken on ${host}. Stop what uses it, or set another PORT.`)
    : new StartError(`HOST ${host} with PORT ${port} cannot be used: ${message}.`)
}
