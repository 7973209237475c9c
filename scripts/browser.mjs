// The Chromium that browser tests run in: one that is there, else Debian's, else the one that Playwright brings.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root } from './prepare.mjs'
import { runCommand } from './run-command.mjs'

/** Debian's Chromium without windows: the same engine, for two thirds of the work. */
const SHELL = 'chromium-headless-shell'
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium that runs: `CHROMIUM_PATH`, one on the path, or an earlier download of Playwright.
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
 * One without windows, for what needs none.
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
 * A Chromium, fetched when there is none. Says what takes long.
 *
 * @returns {Promise<string | undefined>} its program; undefined when none can be had
 */
export async function obtainChromium() {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium with apt-get ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand(['apt-get', 'update'], { env })
    await runCommand(['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'], { env })
    const installed = findChromium()
    if (installed) return installed
  }
  console.log("Downloading Playwright's chromium ...")
  await runCommand(['playwright', 'install', 'chromium'])
  return findChromium()
}

/** Where Playwright keeps, or would keep, its own. */
function downloadedChromium() {
  const load = createRequire(join(root, 'package.json'))
  return String(load('@playwright/test').chromium.executablePath())
}
