// Checks the names and lengths of files, and the number of files per folder. Prints violations and the distribution of
// lengths; exits with 1 if there are any violations.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAX_LINES = 400
const MAX_FILES = 40
const FEW_LINES = 200
const USUAL_LINES = 60

const code = /\.(ts|tsx|mjs|cjs|js|jsx|css|sql)$/
/** Names without a meaning, which would attract unrelated code. */
const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'types', 'shared'])

/** @typedef {{ path: string, text: string }} SourceFile */

/**
 * Returns the violations in names and lengths of files, one line each.
 *
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
export function findFileViolations(files) {
  return files
    .filter(({ path }) => code.test(path))
    .flatMap(({ path, text }) => {
      const drawer = path.split('/').find((part) => drawers.has(part.replace(/\..*$/, '')))
      const lines = countLines(text)
      return [
        ...(drawer ? [`${path}: "${drawer}" says nothing; name it after what it does.`] : []),
        ...(lines > MAX_LINES ? [`${path}: ${lines} lines; no file has more than ${MAX_LINES}.`] : []),
        ...(basename(path) === basename(path).toLowerCase() ? [] : [`${path}: names of files are kebab-case.`]),
      ]
    })
}

/** Migrations: a chronological list. */
const log = 'apps/server/migrations'

/**
 * Returns the folders with too many files, one line each.
 *
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
export function findFullFolders(files) {
  const counts = new Map()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && folder !== log)
    .map(([folder, count]) => `${folder}: ${count} files; no folder has more than ${MAX_FILES} of its own.`)
}

/**
 * Describes the lengths of the files in a sentence, with a hint when they grow too long.
 *
 * @param {readonly SourceFile[]} files
 */
export function describeLengths(files) {
  const lengths = files.filter(({ path }) => code.test(path)).map(({ text }) => countLines(text))
  lengths.sort((a, b) => a - b)
  const quantile = (/** @type {number} */ share) =>
    lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
  const long = quantile(0.9) > FEW_LINES || quantile(0.5) > USUAL_LINES * 1.5 ? ' Files are growing long.' : ''
  return `${lengths.length} files, median ${quantile(0.5)} lines (about ${USUAL_LINES}), nine of ten under ${quantile(0.9)} (${FEW_LINES}), longest ${quantile(1)} (${MAX_LINES}).${long}`
}

/** @param {string} text */
function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/**
 * Returns the repository's files: tracked ones, and new ones that aren't ignored.
 *
 * @param {string} folder
 * @returns {SourceFile[]}
 */
export function readSourceFiles(folder) {
  const listedFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: folder })
  return String(listedFiles)
    .split('\n')
    .filter((path) => code.test(path) && existsSync(`${folder}/${path}`))
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSourceFiles(process.cwd())
  const violations = [...findFileViolations(files), ...findFullFolders(files)]
  for (const violation of violations) console.log(violation)
  console.log(describeLengths(files))
  process.exitCode = violations.length > 0 ? 1 : 0
}
