// Finds a Chromium for browser tests. If there is none, installs Debian's package (as root) or downloads Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root } from './prepare.mjs'
import { runCommand } from './run-command.mjs'

/** Debian's headless Chromium, which is the same engine and takes two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns a Chromium that runs: `CHROMIUM_PATH`, one on the path, or an earlier download by Playwright.
 *
 * @returns {string | undefined} its program
 */
export function findChromium() {
  const candidates = process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH]
    : [...programs.flatMap(onPath), downloadedChromium()]
  return candidates.find(runs)
}

/**
 * Returns a headless Chromium, if one is installed.
 *
 * @returns {string | undefined} its program
 */
export function findHeadlessShell() {
  return onPath(SHELL).find(runs)
}

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
}

/** @param {string} file */
function runs(file) {
  return existsSync(file) && spawnSync(file, ['--version']).status === 0
}

/**
 * Returns a Chromium, installing one if there is none. Prints long steps.
 *
 * @returns {Promise<string | undefined>} its program; undefined if none can be installed
 */
export async function obtainChromium() {
  const chromium = findChromium()
  if (chromium || process.env.CHROMIUM_PATH) return chromium
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium with apt-get ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand(['apt-get', 'update'], { env })
    await runCommand(['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'], { env })
    const chromium = findChromium()
    if (chromium) return chromium
  }
  console.log("Downloading Playwright's chromium ...")
  await runCommand(['playwright', 'install', 'chromium'])
  return findChromium()
}

/** Returns the path of Playwright's download, whether it exists or not. */
function downloadedChromium() {
  const load = createRequire(join(root, 'package.json'))
  return String(load('@playwright/test').chromium.executablePath())
}
