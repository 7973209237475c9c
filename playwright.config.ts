import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/browser.mjs'

const browser = findChromium()
const shell = findHeadlessShell() ?? browser
/**
 * Specs that need a browser with windows, because notifications and idle pages behave differently in a headless one.
 */
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
  // `npm test` lists the journeys that needed a retry, and fails if one is already in flaky.json.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Journeys wait for what a person would see. On a busy machine, signing up alone can take a quarter of a minute.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    ...launch(shell),
  },
  // Pages with the same layout in both widths are tested once, in the harder width: accounts, the company's desk and
  // the admin area (except its overview and members) on a desktop; a person's own pages and the newsletter on a phone.
  // Lists, search and the frame differ, so they are tested in both, except journeys tagged @any-width.
  projects: [
    {
      name: 'phone',
      testIgnore:
        /(\/admin\/(?!members|overview)[\w-]+|companies|early-presses|google|leaving|machines|push|scripts|session|ticket|widths)\.spec\.ts/,
      grepInvert: /@any-width/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // A tablet differs only in the available space.
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
