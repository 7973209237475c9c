// Prepares a clone to run: installs dependencies and builds the web app and mail templates, each only when needed. Runs
// on any Node from 20.20 before anything is installed, so it imports only Node itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkNode } from './installed-node.mjs'
import { offeredLanguages } from './offered-languages.mjs'
import { withLock } from './prepare-lock.mjs'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Node's compile cache. Compiling takes half of the server's load time. */
export const compileCache = join(root, '.cache', 'compile')

/** A failure that the person at the terminal can fix: only its message is printed. */
export class Failure extends Error {}

/**
 * Runs a script, and exits with the status that it returns. Prints a `Failure` as one line, and exits with 1.
 *
 * @param {() => Promise<number>} main
 */
export async function exitWith(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** The oldest Node that runs the scripts, the same as in package.json's `engines`. */
const OLDEST_NODE = [20, 20]

/**
 * Refuses a Node that is too old for these scripts.
 *
 * @param {string} version such as `20.20.0`
 * @throws {Failure}
 */
export function refuseOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Failure(`Rise needs Node ${OLDEST_NODE.join('.')} or newer to start; this is Node ${version}.`)
}

/**
 * Installs the dependencies when they are missing or package-lock.json lists others, and builds the web app when its
 * sources changed. Prints long steps, and a tool's output only if it failed.
 *
 * @param {{ web: boolean }} options whether the web app is needed
 * @returns {Promise<void>}
 * @throws {Failure}
 */
export async function prepare({ web }) {
  refuseOldNode(process.versions.node)
  const isReady = () => isInstalled(root) && (!web || isBuilt(root))
  if (isReady()) return
  await withLock(join(cacheFolder(), 'prepare.lock'), async (children) => {
    if (!isInstalled(root)) await install(children)
    if (!web || isBuilt(root)) return
    const sources = sourcesHash(root)
    rmSync(stampFile(root), { force: true })
    await runVisibly('Building the web app ...', ['run', 'build'], children)
    writeFileSync(stampFile(root), sources)
  })
}

// Not `npm ci`, which would delete node_modules while Rise is running in this clone. npm still follows the lock file
// and doesn't change it.
/** @param {import('./prepare-lock.mjs').Children} children */
async function install(children) {
  const markFile = unfinishedMark(root)
  // After an interrupted install, npm would mistake an incomplete package for a complete one.
  if (existsSync(markFile)) rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 })
  writeFileSync(markFile, '')
  const includeArguments = ['--include=dev', '--include=optional']
  await runVisibly(
    'Installing dependencies (about a minute) ...',
    ['install', '--no-save', '--no-audit', '--no-fund', ...includeArguments],
    children,
  )
  linkNode(root)
  rmSync(markFile)
}

/** @param {string} folder */
function unfinishedMark(folder) {
  return join(folder, '.cache', 'install-unfinished')
}

/**
 * Whether node_modules has the packages of package-lock.json, according to npm's record of installed packages. A manual
 * install counts, an interrupted one doesn't.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const lockedPackagesByPath = lockedPackages(join(folder, 'package-lock.json'))
  const installedPackages = lockedPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!lockedPackagesByPath) throw new Failure('package-lock.json is missing or broken: restore it with git.')
  if (!installedPackages || existsSync(unfinishedMark(folder))) return false
  return Object.entries(lockedPackagesByPath).every(([path, { version, link, optional }]) => {
    // Skips optional packages, which are for other platforms, and links, which are workspaces.
    return !path.includes('node_modules/') || link || optional || installedPackages[path]?.version === version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }> | undefined}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {string} folder */
export function isBuilt(folder) {
  try {
    return existsSync(mailsFile(folder)) && readFileSync(stampFile(folder), 'utf8') === sourcesHash(folder)
  } catch {
    return false
  }
}

/** @param {string} folder */
function stampFile(folder) {
  return join(folder, 'apps', 'web', 'dist', '.sources')
}

/** @param {string} folder */
function mailsFile(folder) {
  return join(folder, 'apps', 'server', 'dist', 'emails.js')
}

/**
 * Returns a hash of the sources of the web app and the mail templates, contents included, and of the languages to build.
 *
 * @param {string} folder
 */
export function sourcesHash(folder) {
  const [web, server] = [join('apps', 'web'), join('apps', 'server')]
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    ...filesIn(folder, web, false),
    ...filesIn(folder, join(web, 'src'), true),
    ...filesIn(folder, join(web, 'public'), true),
    ...filesIn(folder, join('packages', 'contract', 'src'), true),
    ...filesIn(folder, join('packages', 'texts'), true).filter((file) => file.endsWith('.ts')),
    ...filesIn(folder, 'locales', true),
    join(server, 'tsconfig.json'),
    join(server, 'vite.config.ts'),
    join(server, 'src', 'features', 'emails.ts'),
    ...filesIn(folder, join(server, 'src', 'features'), true).filter((file) => file.endsWith('.email.tsx')),
    ...filesIn(folder, join(server, 'src', 'platform', 'mail'), true),
  ]
  const hash = createHash('sha256').update(offeredLanguages().join())
  for (const file of files.sort()) {
    const content = readFileSync(join(folder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @param {string} below
 * @param {boolean} recursive
 * @returns {string[]}
 */
function filesIn(folder, below, recursive) {
  /** @type {import('node:fs').Dirent[]} */
  let entries = []
  try {
    entries = readdirSync(join(folder, below), { withFileTypes: true })
  } catch {
    // A missing folder has no files.
  }
  return entries.flatMap((entry) => {
    const path = join(below, entry.name)
    if (entry.isDirectory()) return recursive ? filesIn(folder, path, true) : []
    return entry.isFile() ? [path] : []
  })
}

/**
 * Runs npm, and prints the message before and the time after.
 *
 * @param {string} message
 * @param {string[]} npmArguments
 * @param {import('./prepare-lock.mjs').Children} children
 */
async function runVisibly(message, npmArguments, children) {
  console.log(message)
  const begin = Date.now()
  const { status, output } = await npm(npmArguments, children)
  if (status !== 0) {
    if (status !== null) console.error(output.trimEnd())
    throw new Failure(`\`npm ${npmArguments.join(' ')}\` failed.`)
  }
  console.log(`  done in ${Math.ceil((Date.now() - begin) / 1000)} s`)
}

/**
 * Runs npm: the one that started this script, or the one on the path.
 *
 * @param {string[]} npmArguments
 * @param {import('./prepare-lock.mjs').Children} children
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function npm(npmArguments, children) {
  const { npm_execpath: script = '', npm_node_execpath: node } = process.env
  const quietArguments = [...npmArguments, '--loglevel=error']
  const isNpmScript = basename(script) === 'npm-cli.js'
  const command = isNpmScript ? (node ?? process.execPath) : 'npm'
  const child = spawn(command, isNpmScript ? [script, ...quietArguments] : quietArguments, {
    cwd: root,
    env: npmEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: !isNpmScript && process.platform === 'win32',
  })
  children.add(child)
  /** @type {string[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Failure(`npm can't be run (${cause.message}). Install npm 10 or newer.`)))
    child.once('close', (status) => resolve({ status, output: output.join('') }))
  })
}

// With NODE_ENV=production, npm would omit the packages that build the web app.
function npmEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env
  return isWritable(environment.npm_config_cache ?? homeCache())
    ? environment
    : { ...environment, npm_config_cache: join(cacheFolder(), 'npm') }
}

function homeCache() {
  try {
    return join(homedir(), '.npm')
  } catch {
    return undefined
  }
}

/** @param {string | undefined} folder */
function isWritable(folder) {
  if (folder === undefined) return false
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

// Outside node_modules, which npm may delete. Git ignores it.
function cacheFolder() {
  const folder = join(root, '.cache')
  try {
    mkdirSync(folder, { recursive: true })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Failure(
      `Can't write to ${root}, where Rise installs and builds (${reason}). Run this as the folder's owner.`,
    )
  }
  return folder
}
