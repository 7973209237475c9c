// npm run check:accessibility: visits every page in every role, in both themes, with everything that opens on it, and
// prints one line for each problem that axe reports. Arguments are Playwright's: `-- --project=desktop --grep=guest`.
import { obtainChromium } from './browser.mjs'
import { exitWith, Failure, prepare } from './prepare.mjs'
import { runCommand } from './run-command.mjs'

/** @returns {Promise<number>} 1 if there are problems */
async function main() {
  await prepare({ web: true })
  const chromium = await obtainChromium()
  if (!chromium) throw new Failure('There is no Chromium. Install one, or set CHROMIUM_PATH.')
  const config = '--config=playwright.accessibility.config.ts'
  const { status } = await runCommand(['playwright', 'test', config, ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: chromium },
    show: true,
  })
  return status
}

await exitWith(main)
