// Runs the repository's tools from scripts.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { compileCache, root } from './prepare.mjs'

/**
 * Returns the environment of tools: the Node and programs that npm installed come first on the path, and Rise's own
 * settings are removed, so that a check doesn't depend on how someone runs Rise. Node's compile cache is on, because
 * tests start the server often.
 */
export function toolEnvironment() {
  const settings =
    /^(MODE|HOST|PORT|PUBLIC_URL|API_URL|LANGUAGES|DATA_DIR|DATABASE_URL|REDIS_URL|AUTH_SECRET|TRUST_PROXY|MAIL_FROM|PRODUCT_NAME|DEMO_DATA|STAGING|OFFICIAL_URL|FETCH_ALLOW_ORIGINS|ROLE|RATE_LIMIT|LOG_LEVEL|NODE_ENV|(SMTP|S3|STRIPE|GOOGLE|VAPID|AI)_.+)$/
  const variables = Object.entries(process.env).filter(([name]) => !settings.test(name))
  const programs = join(root, 'node_modules', '.bin')
  return {
    ...Object.fromEntries(variables),
    PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: compileCache,
  }
}

/**
 * @typedef {object} Outcome
 * @property {number} status 0 on success; 1 if a signal ended it or it could not be started
 * @property {string} output both streams, interleaved
 * @property {number} seconds
 */

/**
 * Runs a command to its end, without a terminal.
 *
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show`: also prints its output as it arrives
 * @returns {Promise<Outcome>}
 */
export function runCommand([program = '', ...args], { env = {}, show = false } = {}) {
  const begin = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  /** @type {string[]} */
  const output = []
  const take = (/** @type {Buffer} */ chunk) => {
    output.push(String(chunk))
    if (show) process.stdout.write(chunk)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return new Promise((resolve) => {
    const end = (/** @type {number} */ status) =>
      resolve({ status, output: output.join(''), seconds: (performance.now() - begin) / 1000 })
    child.once('error', (error) => {
      output.push(`${program} cannot be run: ${error.message}\n`)
      end(1)
    })
    child.once('close', (status) => end(status ?? 1))
  })
}
