import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { freePort } from '../scripts/free-port.mjs'

const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Starts Chromium: the system's if it is installed, otherwise Playwright's. It can only reach this machine. */
export async function startChromium() {
  const debuggingPort = await freePort()
  const executablePath = browserPaths.find((path) => existsSync(path))
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
  return { browser, debuggingPort }
}
