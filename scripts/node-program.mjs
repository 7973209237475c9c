// Finds the Node that runs Rise. Any Node from 20.20 starts the scripts; Rise itself runs on Node 24.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { installedNode } from './installed-node.mjs'
import { Failure, root } from './prepare.mjs'

const OLDEST_FOR_RISE = 24

/**
 * Returns the Node that npm installed with the other dependencies or, where none exists for this platform, the one that
 * runs this script, if it is new enough.
 *
 * @returns {string} path of the program
 * @throws {Failure}
 */
export function nodeProgram() {
  const nodePath = installedNode(root)
  if (nodePath !== undefined && runs(nodePath)) return nodePath
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_FOR_RISE) return process.execPath
  throw new Failure(
    `Rise brings no Node for ${process.platform}-${process.arch}: install Node ${OLDEST_FOR_RISE} (this is ${process.version}).`,
  )
}

/** @param {string} program */
function runs(program) {
  return realpathSync(program) === realpathSync(process.execPath) || spawnSync(program, ['--version']).status === 0
}
