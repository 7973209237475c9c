// What the API promises, as data, against what was promised when packages/contract/contract.snapshot.json was last
// agreed on. `--update` agrees on the present contract. Needs a Node that runs TypeScript.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const snapshotFile = fileURLToPath(new URL('../packages/contract/contract.snapshot.json', import.meta.url))

/** @typedef {{ toJSONSchema(options: { io: 'input' | 'output' }): object }} Schema what zod's schemas are to us */
/** @typedef {{ access: string, confirmed?: boolean, permission?: string, bearer?: string, upload?: object, params?: Schema, query?: Schema, body?: Schema, reply: Schema, errors: readonly { code: string, status: number }[] }} Endpoint */

/**
 * What callers of an API may rely on: each endpoint's access, input before defaults, reply, and refusals. Texts for
 * people (summaries, messages) are left out; they may change at any time.
 *
 * @param {Readonly<Record<string, Endpoint>>} endpoints
 * @returns {Record<string, unknown>}
 */
export function describeContract(endpoints) {
  const input = (/** @type {Schema | undefined} */ schema) => schema?.toJSONSchema({ io: 'input' })
  return Object.fromEntries(
    Object.entries(endpoints)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { access, confirmed, permission, bearer, upload, params, query, body, reply, errors }]) => [
        key,
        {
          access,
          confirmed,
          permission,
          bearer,
          upload,
          params: input(params),
          query: input(query),
          body: input(body),
          reply: reply.toJSONSchema({ io: 'output' }),
          errors: errors.map(({ code, status }) => `${status} ${code}`).sort(),
        },
      ]),
  )
}

/**
 * The paths at which two descriptions differ, as `GET /jobs > reply > ...: 1 became 2`.
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

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null
}

/** @returns {Promise<string>} the present contract, as it stands in the snapshot */
async function presentContract() {
  const { contract } = await import('../packages/contract/src/contract.ts')
  return `${JSON.stringify(describeContract(contract), undefined, 1)}\n`
}

async function main() {
  const present = await presentContract()
  if (process.argv.includes('--update')) {
    await writeFile(snapshotFile, present)
    console.log('The contract is agreed on: packages/contract/contract.snapshot.json is written.')
    return
  }
  const agreed = await readFile(snapshotFile, 'utf8').catch(() => '{}')
  const differences = listDifferences(JSON.parse(agreed), JSON.parse(present))
  if (differences.length === 0) return
  for (const difference of differences) console.log(difference)
  console.log('The contract changed. If callers can live with it: npm run verify -- --update-contract')
  process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
