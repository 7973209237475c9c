// Jobs to measure with, as one Greenhouse board: the same 2,000 every time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const JOBS = 2_000
const levels = ['Junior', 'Senior', 'Lead', 'Principal', 'Head of', 'Intern']
const fields = [
  'Data',
  'Platform',
  'Growth',
  'Payments',
  'Security',
  'Mobile',
  'Design',
  'People',
  'Finance',
  'Support',
]
const roles = ['Engineer', 'Analyst', 'Manager', 'Designer', 'Recruiter', 'Scientist', 'Specialist', 'Writer']
const towns = ['Lisbon, Portugal', 'Berlin, Germany', 'Remote', 'Toronto, Canada', 'Paris, France', 'Oslo, Norway']
const firms = ['Harbour Lights', 'Quiet Rivers', 'Northern Kites', 'Open Orchard', 'Paper Boats', 'Tall Grass']

/** Imports the board into the database of the Rise that runs on `dataDir`. Throws when that fails. */
export async function fillBoard(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rise-board-'))
  const file = join(folder, 'board.json')
  try {
    await writeFile(file, JSON.stringify({ jobs: Array.from({ length: JOBS }, (_, index) => makeJob(index)) }))
    const { PATH, HOME } = process.env
    const command = spawn(process.execPath, ['scripts/rise.mjs', 'import-jobs', file, '--source', 'greenhouse'], {
      env: { PATH, HOME, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [status] = await once(command, 'exit')
    if (status !== 0) throw new Error('The jobs to measure with were not imported.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function makeJob(index: number) {
  const pick = <T>(from: readonly T[], every: number) => from[Math.floor(index / every) % from.length]
  const title = `${pick(levels, 1)} ${pick(fields, 3)} ${pick(roles, 7)}`
  return {
    id: 100_000 + index,
    title,
    company_name: `${pick(firms, 5)} ${String.fromCharCode(65 + (index % 20))}`,
    absolute_url: `https://careers.example/jobs/${index}`,
    location: { name: pick(towns, 2) },
    first_published: new Date(Date.UTC(2026, 8, 1) - index * 3_600_000).toISOString(),
    updated_at: new Date(Date.UTC(2026, 8, 2)).toISOString(),
    content: description(title),
    departments: [{ id: 1, name: pick(['Engineering', 'Data Science', 'Design', 'Marketing', 'Sales'], 2) }],
    offices: [],
    metadata: null,
  }
}

function description(title: string): string {
  const sentence = `As ${title} you work with people who care about what they make and say so when it could be better. `
  const items = ['You plan', 'You build', 'You measure', 'You explain', 'You help'].map(
    (verb) => `<li>${verb} what the team needs next, in small steps that others can follow.</li>`,
  )
  return `<h2>What you do</h2><p>${sentence.repeat(8)}</p><ul>${items.join('')}</ul><h2>Who you are</h2><p>${sentence.repeat(6)}</p>`
}
