import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { freePort } from './rise.ts'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Starts Chromium: the system's where there is one, else Playwright's. It reaches nothing but this machine. */
export async function startChromium() {
  const debuggingPort = await freePort()
  const executablePath = installed.find((path) => existsSync(path))
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
