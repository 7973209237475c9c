// Measures whether the copilot invents facts: see bench/copilot/README.md.
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
  /** The job's skills that the story lacks. */
  readonly missing: readonly string[]
  readonly lines: readonly { readonly fact: number; readonly text: string; readonly true: boolean }[]
}

/** Measures the labelled lines and, unless `only` excludes them, the response times. */
export async function measureCopilot(only: string): Promise<Row[]> {
  return [...(await measureLines()), ...(only === 'lines' ? [] : await measureFirstWords())]
}

/** Measures the labelled lines: without a model, and with a model that writes the lines that it is given. */
async function measureLines(): Promise<Row[]> {
  const file = readFileSync(new URL('../copilot/pairs.json', import.meta.url), 'utf8')
  const pairs: readonly LabelledPair[] = JSON.parse(file)
  const tailoredLinesOfAll = pairs.flatMap(tailoredLines)
  const untrueLines = tailoredLinesOfAll.filter((line) => !line.isTrue)
  for (const { id, text } of untrueLines) console.error(`${id}: not true: ${text}`)
  const falseLines = pairs.flatMap((pair) => linesOf(pair, false))
  const acceptedFalseLines = falseLines.filter(({ line, fact }) => checkLine(line, [fact]).holds)
  for (const { id, line } of acceptedFalseLines) console.error(`${id}: a lie passed: ${line}`)
  const trueLines = pairs.flatMap((pair) => linesOf(pair, true))
  const refusedTrueLines = trueLines.filter(({ line, fact }) => !checkLine(line, [fact]).holds)
  for (const { id, line } of refusedTrueLines) console.error(`${id}: a true line was refused: ${line}`)
  const namedSkills = pairs.flatMap(namedMissingSkills)
  const labelledSkills = pairs.flatMap(({ id, missing }) => missing.map((skill) => `${id} ${skill}`))
  const shownLieCount = await countShownLies(pairs)
  return [
    { metric: 'Labelled pairs of a story and a posting', unit: '', measured: pairs.length, limit: { atLeast: 30 } },
    { metric: 'Lines of tailored résumés', unit: '', measured: tailoredLinesOfAll.length },
    {
      metric: 'True among them',
      unit: '%',
      measured: percent(tailoredLinesOfAll.length - untrueLines.length, tailoredLinesOfAll.length),
      limit: { atLeast: 100 },
    },
    { metric: 'Lies that cite a fact', unit: '', measured: falseLines.length, limit: { atLeast: 30 } },
    { metric: 'Lies that pass', unit: '', measured: acceptedFalseLines.length, limit: { atMost: 0 } },
    {
      metric: 'True rewordings that pass',
      unit: '%',
      measured: percent(trueLines.length - refusedTrueLines.length, trueLines.length),
    },
    {
      metric: 'Skills named as missing that are',
      unit: '%',
      measured: percent(namedSkills.filter((one) => labelledSkills.includes(one)).length, namedSkills.length),
      limit: { atLeast: 95 },
    },
    {
      metric: 'Missing skills that are named',
      unit: '%',
      measured: percent(labelledSkills.filter((one) => namedSkills.includes(one)).length, labelledSkills.length),
    },
    { metric: 'Lies of an obedient model that are shown', unit: '', measured: shownLieCount, limit: { atMost: 0 } },
  ]
}

function storyOf({ facts, skills }: LabelledPair) {
  const resume: Resume = {
    work: [{ name: 'Employer', position: 'Position', highlights: [...facts] }],
    skills: skills.map((name) => ({ name })),
  }
  return { resume, groups: storyFacts(resume) }
}

/** Returns the lines that the copilot chooses. A line is true if it is in the story, or labelled as true. */
function tailoredLines(pair: LabelledPair) {
  const story = storyOf(pair)
  const storyTexts = new Set(story.groups.flatMap(({ facts }) => facts.map(({ text }) => text)))
  const labelledLines = new Set(linesOf(pair, true).map(({ line }) => line))
  return tailorStory(story, pair.job)
    .sections.flatMap(({ lines }) => lines)
    .filter(({ chosen }) => chosen)
    .map(({ text }) => ({ id: pair.id, text, isTrue: storyTexts.has(text) || labelledLines.has(text) }))
}

function linesOf({ id, facts, lines }: LabelledPair, isTrue: boolean) {
  return lines.flatMap(({ fact, text, true: label }) =>
    label === isTrue ? [{ id, line: text, fact: facts[fact] ?? '' }] : [],
  )
}

function namedMissingSkills(pair: LabelledPair): string[] {
  return skillEvidence(storyOf(pair), { skills: pair.job.skills, preferred: [] }).missing.map(
    ({ skill }) => `${pair.id} ${skill}`,
  )
}

/** Counts the false lines that are shown if a model writes them instead of phrasing the answer. */
async function countShownLies(pairs: readonly LabelledPair[]): Promise<number> {
  const server = await startModelServer()
  const ai = { baseUrl: server.url, apiKey: undefined, model: 'obedient', provider: 'local' }
  let shownCount = 0
  try {
    for (const pair of pairs) {
      const { have, missing } = skillEvidence(storyOf(pair), { skills: pair.job.skills, preferred: [] })
      const facts = `For ${pair.job.title} your story doesn’t show ${missing.map(({ skill }) => skill).join(', ')}. Listed: ${have.join(', ')}.`
      for (const { line } of linesOf(pair, false)) {
        server.behaves({ says: `You ${line.charAt(0).toLowerCase()}${line.slice(1)}.` })
        const streamedParts: string[] = []
        const { text } = await wordFacts(ai, facts, (words) => streamedParts.push(words))
        if (text === null && streamedParts.length === 0) continue
        shownCount += 1
        console.error(`${pair.id}: shown: ${text ?? streamedParts.at(-1)}`)
      }
    }
  } finally {
    server.close()
  }
  return shownCount
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole
}
