import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/browser.mjs'

const browser = findChromium()
const shell = findHeadlessShell() ?? browser
/** Notifications, and pages that come to rest, are not those of people without windows. */
const needWindows = /(push|scripts)\.spec\.ts/

function launch(executablePath: string | undefined) {
  return {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Root may not use Chromium's sandbox.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/start-rise.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // `npm test` names what needed it, and fails when it stands in flaky.json already.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // A journey of several pages takes twice its time on a machine that is busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    ...launch(shell),
  },
  // What is laid out alike is walked once, in the width that is harder for it: accounts, the company's desk and the admin's
  // area, but for its overview and members, on a desktop, a person's own pages and the newsletter on a phone. Lists, search and the frame are other ones on either:
  // they are walked on both, but for the journeys that no width changes.
  projects: [
    {
      name: 'phone',
      testIgnore:
        /(\/admin\/(?!members|overview)[\w-]+|companies|early-presses|google|leaving|machines|push|scripts|session|ticket|widths)\.spec\.ts/,
      grepInvert: /@any-width/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Between the two only the room is another.
    { name: 'tablet', testMatch: 'widths.spec.ts', use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
    {
      name: 'desktop',
      testIgnore:
        /(badges|connections|long-words|newsletter|onboarding|pictures|portfolio|push|resume(-review)?|scripts|story|widths)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'windows', testMatch: needWindows, use: { viewport: { width: 1280, height: 800 }, ...launch(browser) } },
  ],
})
