// Whether the copilot invents anything: bench/copilot/README.md.
import { readFileSync } from 'node:fs'
import type { Resume } from '@rise/contract/resumes/shapes'
import { startModelServer } from '../../apps/server/src/features/copilot/model/model-server.fixture.ts'
import { wordFacts } from '../../apps/server/src/features/copilot/model/word-facts.ts'
import { skillEvidence } from '../../apps/server/src/features/copilot/story/skill-evidence.ts'
import { storyFacts } from '../../apps/server/src/features/copilot/story/story-facts.ts'
import { tailorStory } from '../../apps/server/src/features/copilot/tailoring/tailor-story.ts'
import { checkLine } from '../../apps/server/src/features/copilot/truth/check-line.ts'
import { measureFirstWords } from '../copilot/first-words.ts'
import type { Row } from '../table.ts'

interface LabelledPair {
  readonly id: string
  readonly facts: readonly string[]
  readonly skills: readonly string[]
  readonly job: { readonly title: string; readonly skills: readonly string[] }
  /** Skills of the job that the story doesn't have. */
  readonly missing: readonly string[]
  readonly lines: readonly { readonly fact: number; readonly text: string; readonly true: boolean }[]
}

/** Measures the labelled lines and, unless `only` says otherwise, how soon answers are there. */
export async function measureCopilot(only: string): Promise<Row[]> {
  return [...(await measureLines()), ...(only === 'lines' ? [] : await measureFirstWords())]
}

/** The labelled lines, by rules and against a model that obeys. */
async function measureLines(): Promise<Row[]> {
  const file = readFileSync(new URL('../copilot/pairs.json', import.meta.url), 'utf8')
  const pairs: readonly LabelledPair[] = JSON.parse(file)
  const tailored = pairs.flatMap(tailoredLines)
  const untrue = tailored.filter((line) => !line.isTrue)
  for (const { id, text } of untrue) console.error(`${id}: not true: ${text}`)
  const lies = pairs.flatMap((pair) => linesOf(pair, false))
  const passed = lies.filter(({ line, fact }) => checkLine(line, [fact]).holds)
  for (const { id, line } of passed) console.error(`${id}: a lie passed: ${line}`)
  const honest = pairs.flatMap((pair) => linesOf(pair, true))
  const refused = honest.filter(({ line, fact }) => !checkLine(line, [fact]).holds)
  for (const { id, line } of refused) console.error(`${id}: a true line was refused: ${line}`)
  const named = pairs.flatMap(namedMissing)
  const labelled = pairs.flatMap(({ id, missing }) => missing.map((skill) => `${id} ${skill}`))
  const shown = await shownLies(pairs)
  return [
    { metric: 'Labelled pairs of a story and a posting', unit: '', measured: pairs.length, limit: { atLeast: 30 } },
    { metric: 'Lines of tailored résumés', unit: '', measured: tailored.length },
    {
      metric: 'True among them',
      unit: '%',
      measured: percent(tailored.length - untrue.length, tailored.length),
      limit: { atLeast: 100 },
    },
    { metric: 'Lies that cite a fact', unit: '', measured: lies.length, limit: { atLeast: 30 } },
    { metric: 'Lies that pass', unit: '', measured: passed.length, limit: { atMost: 0 } },
    {
      metric: 'True rewordings that pass',
      unit: '%',
      measured: percent(honest.length - refused.length, honest.length),
    },
    {
      metric: 'Skills named as missing that are',
      unit: '%',
      measured: percent(named.filter((one) => labelled.includes(one)).length, named.length),
      limit: { atLeast: 95 },
    },
    {
      metric: 'Missing skills that are named',
      unit: '%',
      measured: percent(labelled.filter((one) => named.includes(one)).length, labelled.length),
    },
    { metric: 'Lies of an obedient model that are shown', unit: '', measured: shown, limit: { atMost: 0 } },
  ]
}

function storyOf({ facts, skills }: LabelledPair) {
  const resume: Resume = {
    work: [{ name: 'Employer', position: 'Position', highlights: [...facts] }],
    skills: skills.map((name) => ({ name })),
  }
  return { resume, groups: storyFacts(resume) }
}

/** The lines that the copilot chooses: true when they are the story's words, or labelled so. */
function tailoredLines(pair: LabelledPair) {
  const story = storyOf(pair)
  const own = new Set(story.groups.flatMap(({ facts }) => facts.map(({ text }) => text)))
  const labelled = new Set(linesOf(pair, true).map(({ line }) => line))
  return tailorStory(story, pair.job)
    .sections.flatMap(({ lines }) => lines)
    .filter(({ chosen }) => chosen)
    .map(({ text }) => ({ id: pair.id, text, isTrue: own.has(text) || labelled.has(text) }))
}

function linesOf({ id, facts, lines }: LabelledPair, isTrue: boolean) {
  return lines.flatMap(({ fact, text, true: label }) =>
    label === isTrue ? [{ id, line: text, fact: facts[fact] ?? '' }] : [],
  )
}

function namedMissing(pair: LabelledPair): string[] {
  return skillEvidence(storyOf(pair), { skills: pair.job.skills, preferred: [] }).missing.map(
    ({ skill }) => `${pair.id} ${skill}`,
  )
}

/** How many lies appear when a model says them instead of wording the answer. */
async function shownLies(pairs: readonly LabelledPair[]): Promise<number> {
  const server = await startModelServer()
  const ai = { baseUrl: server.url, apiKey: undefined, model: 'obedient', provider: 'local' }
  let shown = 0
  try {
    for (const pair of pairs) {
      const { have, missing } = skillEvidence(storyOf(pair), { skills: pair.job.skills, preferred: [] })
      const facts = `For ${pair.job.title} your story doesn’t show ${missing.map(({ skill }) => skill).join(', ')}. Listed: ${have.join(', ')}.`
      for (const { line } of linesOf(pair, false)) {
        server.behaves({ says: `You ${line.charAt(0).toLowerCase()}${line.slice(1)}.` })
        const seen: string[] = []
        const { text } = await wordFacts(ai, facts, (words) => seen.push(words))
        if (text === null && seen.length === 0) continue
        shown += 1
        console.error(`${pair.id}: shown: ${text ?? seen.at(-1)}`)
      }
    }
  } finally {
    server.close()
  }
  return shown
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole
}
