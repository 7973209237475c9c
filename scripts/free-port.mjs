import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (Linux: from 32768, RFC 6335: from 49152). One of those can
 * be taken by any connection before the program that it was found for listens on it.
 */
const PORTS = /** @type {const} */ ([20_000, 32_000])

/** Returns a port of this machine that nothing listens on, as programs take it in their environment and arguments. */
export async function freePort() {
  for (;;) {
    const port = randomInt(...PORTS)
    if (await isFree(port)) return String(port)
  }
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
