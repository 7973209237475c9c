// Measures Rise against its limits and prints one table. Status 0 also when a limit is exceeded: the machine's load decides
// too much for a verdict; 1 when something could not be measured.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBrowser } from './browser-part.ts'
import { fillBoard } from './fill-board.ts'
import { measureMemory } from './memory-part.ts'
import { type RunningRise, startRise } from './rise.ts'
import { measureServer } from './server-part.ts'
import { formatTable, type Row } from './table.ts'

const parts: Readonly<Record<string, (rise: RunningRise) => Promise<Row[]>>> = {
  server: measureServer,
  memory: measureMemory,
  browser: measureBrowser,
}

async function run(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    throw new Error(`There is no part "${unknown.join('", "')}". The parts: ${Object.keys(parts).join(', ')}.`)
  }
  const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-bench-'))
  const rows: Row[] = []
  let rise: RunningRise | undefined
  try {
    rise = await startRise(dataDir)
    rows.push({ metric: 'First start, with the demo data', unit: 's', measured: rise.startMs / 1000 })
    await fillBoard(dataDir)
    await rise.stop()
    rise = await startRise(dataDir)
    rows.push({ metric: 'Second start', unit: 's', measured: rise.startMs / 1000, limit: { atMost: 5 } })
    for (const [name, measure] of chosen) {
      console.error(`Measuring: ${name} ...`)
      rows.push(...(await measure(rise)))
    }
  } finally {
    await rise?.stop()
    await rm(dataDir, { recursive: true, force: true })
    if (rows.length > 0) console.log(formatTable(rows))
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
