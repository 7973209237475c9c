import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** The repository that contains these tests. */
export const repository = resolve(import.meta.dirname, '..')

/** Small source files, by path. */
export type Files = Readonly<Record<string, string>>

/**
 * Writes `files` into a new folder, with copies of the repository's files in `copiedPaths`, passes the folder to `use`,
 * and removes it afterwards.
 */
export async function withTree<T>(
  files: Files,
  copiedPaths: readonly string[],
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rise-fixture-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    for (const path of copiedPaths) await cp(join(repository, path), join(folder, path))
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes the package `name` resolvable in a tree; `target` is the package's folder. */
export async function linkPackage(folder: string, name: string, target: string): Promise<void> {
  const link = join(folder, 'node_modules', name)
  await mkdir(dirname(link), { recursive: true })
  await symlink(target, link)
}

export interface Outcome {
  readonly status: number
  readonly output: string
}

/** Runs one of the repository's tools in `folder`. Returns the output of both streams. */
export function runTool(folder: string, tool: string, ...args: readonly string[]): Promise<Outcome> {
  const file = join(repository, 'node_modules/.bin', tool)
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NO_COLOR: '1' } }
  return new Promise((done) => {
    execFile(file, args, options, (error, stdout, stderr) => {
      done({ status: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` })
    })
  })
}
