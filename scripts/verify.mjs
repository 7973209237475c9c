// npm run verify: runs the static checks and the tests that the change touches. Prints one line per check, and the
// output of failed ones. `--static` skips the tests; `--update-contract` writes the snapshots of a changed contract
// first.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { nodeProgram } from './node-program.mjs'
import { exitWith, prepare, root } from './prepare.mjs'
import { runCommand } from './run-command.mjs'

/** @typedef {{ name: string, command: readonly string[] }} Check */

const folders = ['apps', 'packages', 'scripts', 'test', 'e2e']

/** @returns {Check[]} the longest checks first, so that no long check starts last */
function staticChecks() {
  const node = nodeProgram()
  return [
    { name: 'promises', command: ['oxlint', '--deny-warnings', '--format=unix'] },
    typeCheck('server', 'apps/server'),
    typeCheck('web', 'apps/web'),
    typeCheck('rest', '.'),
    { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
    { name: 'dead code', command: ['knip', '--no-config-hints', '--no-progress'] },
    {
      name: 'boundaries',
      command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...folders],
    },
    { name: 'contract', command: [node, 'scripts/check-contract.mjs'] },
    { name: 'words', command: [node, 'scripts/check-words.mjs'] },
    { name: 'texts', command: [node, 'scripts/check-texts.mjs'] },
    { name: 'voice', command: [node, 'scripts/check-voice.mjs'] },
    { name: 'files', command: [node, 'scripts/check-files.mjs'] },
    { name: 'folders', command: [node, 'scripts/check-folders.mjs'] },
  ]
}

/**
 * Checks types incrementally: only changes since the last run, and their dependents. Each project has a
 * single checker: every further one would infer the types of the contract and of the tables again, on a processor that
 * another check is using.
 *
 * @param {string} name
 * @param {string} project
 * @returns {Check}
 */
function typeCheck(name, project) {
  const buildInfo = `.cache/types-${name}.tsbuildinfo`
  return {
    name: `types: ${name}`,
    command: ['tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo],
  }
}

/**
 * Returns the tests that the change touches, compared to `main`, uncommitted files included; without a change, the unit
 * tests.
 *
 * @returns {Check}
 */
function touchedTests() {
  const begin =
    git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main') || git('rev-parse', 'HEAD')
  const hasChanged = begin !== '' && (git('status', '--porcelain') !== '' || begin !== git('rev-parse', 'HEAD'))
  return hasChanged
    ? { name: 'touched tests', command: ['vitest', 'run', '--changed', begin, '--passWithNoTests'] }
    : { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'] }
}

/**
 * Returns git's output; empty if git fails.
 *
 * @param {readonly string[]} args
 */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/**
 * Runs one check per processor at a time, and prints each result.
 *
 * @param {Check[]} checks
 * @returns {Promise<number>} the number of failed checks
 */
async function runChecks(checks) {
  const waitingChecks = [...checks]
  /** @type {(Check & { output: string })[]} */
  const failedChecks = []
  const worker = async () => {
    for (let check = waitingChecks.shift(); check; check = waitingChecks.shift()) {
      const { status, output, seconds } = await runCommand(check.command, { env: { NO_COLOR: '1' } })
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${check.name.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s`)
      if (status !== 0) failedChecks.push({ ...check, output })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  for (const { name, command, output } of failedChecks) {
    console.log(`\n--- ${name}: ${command.join(' ')}\n${output.trim()}`)
  }
  return failedChecks.length
}

async function main() {
  const begin = performance.now()
  await prepare({ web: false })
  if (process.argv.includes('--update-contract')) {
    const { status, output } = await runCommand([nodeProgram(), 'scripts/check-contract.mjs', '--update'])
    console.log(output.trim())
    if (status !== 0) return 1
  }
  const checks = process.argv.includes('--static') ? staticChecks() : [touchedTests(), ...staticChecks()]
  const failureCount = await runChecks(checks)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(
    failureCount === 0
      ? `All ${checks.length} checks passed in ${seconds} s.`
      : `${failureCount} of ${checks.length} checks failed.`,
  )
  return failureCount === 0 ? 0 : 1
}

await exitWith(main)
