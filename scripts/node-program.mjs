// Which Node runs Rise.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { installedNode } from './installed-node.mjs'
import { Failure, root } from './prepare.mjs'

/**
 * The Node that npm installed with the other dependencies or, where there is none for this platform, the one that runs
 * us when it is new enough to run TypeScript.
 *
 * @returns {string} path of the program
 * @throws {Failure}
 */
export function nodeProgram() {
  const installed = installedNode(root)
  if (installed !== undefined && runs(installed)) return installed
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Failure(
    `No Node comes with Rise for ${process.platform}-${process.arch}: install Node 22.18 or newer (this is ${process.version}).`,
  )
}

/** @param {string} program */
function runs(program) {
  return realpathSync(program) === realpathSync(process.execPath) || spawnSync(program, ['--version']).status === 0
}
