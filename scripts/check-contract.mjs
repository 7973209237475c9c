// Compares the contract with packages/contract/snapshots, one file per feature. `--update` rewrites the snapshots.
// Needs a Node that runs TypeScript.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describeContract, findPlaces, isObject } from './describe-contract.mjs'
import { formatJson } from './format-json.mjs'

const sources = fileURLToPath(new URL('../packages/contract/src/', import.meta.url))
const snapshots = fileURLToPath(new URL('../packages/contract/snapshots/', import.meta.url))

/** The modules that define the public contract. */
const contractFile = /^[^/]+\/(?:.+\/)?(?:endpoints|shapes|fields)\.ts$/

/** @returns {Promise<import('./describe-contract.mjs').Places>} the places of the modules in the folders */
export async function placesInFolders() {
  const files = (await readdir(sources, { recursive: true })).map((path) => path.replaceAll('\\', '/'))
  const modules = files.filter((path) => contractFile.test(path)).sort()
  return findPlaces(
    await Promise.all(
      modules.map(async (path) => ({ path, exports: await import(pathToFileURL(`${sources}${path}`).href) })),
    ),
  )
}

/**
 * Returns the paths at which two descriptions differ, as `jobs > endpoints > GET /jobs > reply > ...: 1 became 2`.
 *
 * @param {unknown} before
 * @param {unknown} after
 * @param {string} [path]
 * @returns {string[]}
 */
export function listDifferences(before, after, path = '') {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isObject(before) || !isObject(after)) {
    const show = (/** @type {unknown} */ value) =>
      value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120)
    return [`${path}: ${show(before)} became ${show(after)}`]
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const differences = [...keys].flatMap((key) =>
    listDifferences(before[key], after[key], path === '' ? key : `${path} > ${key}`),
  )
  return differences.length > 0 ? differences : [`${path}: the order changed`]
}

/** @returns {Promise<Record<string, string>>} the current contract, by feature, in the snapshots' format */
async function presentContract() {
  const { contract } = await import('../packages/contract/src/contract.ts')
  const description = describeContract(contract, await placesInFolders())
  return Object.fromEntries(
    Object.entries(description).map(([feature, description]) => [feature, `${formatJson(description)}\n`]),
  )
}

/** @returns {Promise<Record<string, string>>} the snapshots, by feature */
async function snapshotContract() {
  const files = (await readdir(snapshots).catch(() => [])).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file.replace(/\.json$/, ''), await readFile(`${snapshots}${file}`, 'utf8')]),
    ),
  )
}

/** @param {Readonly<Record<string, string>>} contract */
async function writeSnapshots(contract) {
  await rm(snapshots, { recursive: true, force: true })
  await mkdir(snapshots, { recursive: true })
  for (const [feature, text] of Object.entries(contract)) await writeFile(`${snapshots}${feature}.json`, text)
}

/** @param {Readonly<Record<string, string>>} texts */
const parseTexts = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([feature, text]) => [feature, JSON.parse(text)]))

async function main() {
  const presentDescription = await presentContract()
  if (process.argv.includes('--update')) {
    await writeSnapshots(presentDescription)
    console.log('Wrote packages/contract/snapshots.')
    return
  }
  const differences = listDifferences(parseTexts(await snapshotContract()), parseTexts(presentDescription))
  if (differences.length === 0) return
  for (const difference of differences) console.log(difference)
  console.log('The contract changed. If the change is intended and compatible: npm run verify -- --update-contract')
  process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
