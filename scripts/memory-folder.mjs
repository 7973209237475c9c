// Creates a temporary folder in memory. Tests create hundreds of databases with more than a thousand files each, which
// takes seconds on a virtual machine's disk, and a twentieth of a second in memory.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'rise-tests-'
/** The maximum size of the tests' files, and the memory that must remain for the tests themselves. */
const ROOM_BYTES = 2 * 2 ** 30
const SPARE_BYTES = 4 * 2 ** 30

/**
 * Creates a temporary folder in memory, which is removed when this process ends.
 *
 * @param {string} [memory] a folder whose files are kept in memory
 * @returns {string | undefined} undefined if there is no memory file system, or too little space
 */
export function makeMemoryFolder(memory = MEMORY) {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < ROOM_BYTES || process.availableMemory() < ROOM_BYTES + SPARE_BYTES) return undefined
    removeLeftovers(memory)
    const folder = mkdtempSync(join(memory, `${PREFIX}${process.pid}-`))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    // Open to all, like `/tmp`: Postgres runs as another user.
    chmodSync(folder, 0o1777)
    return runsPrograms(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes the folders of processes that were killed.
 *
 * @param {string} memory
 */
function removeLeftovers(memory) {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (!isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether programs in this folder can be executed: some tests create programs, and containers often forbid executing
 * them from memory.
 *
 * @param {string} folder
 */
function runsPrograms(folder) {
  const program = join(folder, 'probe')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
