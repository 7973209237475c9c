import softwareSkills from './skills-of-software.json' with { type: 'json' }
import tradeSkills from './skills-of-trades.json' with { type: 'json' }

const most = 15

/** A skill whose name is also an everyday word or a letter, and what makes it the skill. */
interface Doubt {
  /** Requires this exact spelling: `Swift`, not `swift`. */
  readonly cased: true
  /** Another skill of software must be in the same text, or in the same sentence. */
  readonly needs?: 'text' | 'sentence'
}

const exactly: Doubt = { cased: true }
const inSoftware: Doubt = { cased: true, needs: 'text' }
const besideSoftware: Doubt = { cased: true, needs: 'sentence' }
const doubts: ReadonlyMap<string, Doubt> = new Map([
  ...['Go', 'C', 'R'].map((name) => [name, besideSoftware] as const),
  ...[
    'Swift',
    'Rust',
    'Dart',
    'Julia',
    'Ruby',
    'Flask',
    'Spring',
    'Helm',
    'Puppet',
    'Unity',
    'Phoenix',
    'Ember.js',
  ].map((name) => [name, inSoftware] as const),
  ...[
    'Spark',
    'Java',
    'React',
    'Angular',
    'Bootstrap',
    'Redux',
    'Apex',
    'Ionic',
    'Oracle',
    'Exchange',
    'Windows',
    'RAG',
  ].map((name) => [name, inSoftware] as const),
  ...['Python', 'Excel', 'SAP', 'Sage', 'Notion', 'Sketch', 'Lean', 'Tax', 'NX', 'Maya', 'Blender', 'Inventor'].map(
    (name) => [name, exactly] as const,
  ),
  ...['Outreach', 'Intercom', 'Asana', 'Canva', 'PLC', 'CMS', 'SEM', 'ADR', 'GCP', 'PHP', 'CPR', 'BIM', 'Workday'].map(
    (name) => [name, exactly] as const,
  ),
  ...['Akka', 'Vite', 'Jest', 'UVM', 'ROS', 'IAM', 'Outlook', 'Amplitude', 'Looker', 'Tableau', 'Driving'].map(
    (name) => [name, exactly] as const,
  ),
])
/** A verb, not the program: `Excel at`, `React to`, `Notion of`. */
const verbBehind =
  /^ (?:at|in (?:a|an|the|your|our|this)|as|to|of|for|from|beyond|live|ahead|where|through|up|further|out)\b/i
/** A letter that labels something: `vitamin C`, `Building C`, `Series C`, `level C`. */
const countsBefore =
  /\b(?:vitamin|building|series|grade|level|class|category|klasse|kategorie|type|plan|block|wing|floor|permis|section|group|tier|hepatitis|appendix|part|gebäude)s?\s$/i
const programs = /^\s(?:developer|engineer|programmer|programming|development|entwickler|backend|microservices|code)/i

interface Entry {
  readonly name: string
  readonly isSoftware: boolean
}

interface Token {
  readonly key: string
  readonly start: number
  readonly end: number
}

interface Hit extends Entry {
  readonly start: number
  readonly end: number
}

const token = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}]|[.&'’](?=[\p{L}\p{N}]))*[+#]{0,2}/gu
/** By the tokens of a name or alias, joined by spaces; and the first tokens, with the length of the longest entry. */
const entries = new Map<string, Entry>()
const longestFrom = new Map<string, number>()

for (const [skills, isSoftware] of [
  [softwareSkills, true],
  [tradeSkills, false],
] as const) {
  for (const [name, aliases] of Object.entries(skills)) {
    for (const words of [name, ...aliases]) {
      const keys = tokensOf(words).map(({ key }) => key)
      const [first = ''] = keys
      entries.set(keys.join(' '), { name, isSoftware })
      longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, keys.length))
    }
  }
}

export interface FoundSkills {
  readonly skills: readonly string[]
  /** The words that named the first of them. */
  readonly quote: string
}

/**
 * Returns the skills of our vocabulary that a posting names, at most 15: those of the title first, then those that are
 * named outside of `optional` parts of the description, then by frequency, then in the text's order. Names that are also
 * everyday words (Go, R, C, Excel, Swift) count only in a context that makes them skills. Null if there are none.
 */
export function skillsOfText(
  title: string,
  description: string,
  optional: readonly TextSpan[] = [],
): FoundSkills | null {
  const whole = `${title}\n${description}`
  const meantSkills = meantIn(whole)
  const count = new Map<string, number>()
  for (const { name } of meantSkills) count.set(name, (count.get(name) ?? 0) + 1)
  const namesWhere = (isThere: (hit: Hit) => boolean) => new Set(meantSkills.filter(isThere).map(({ name }) => name))
  const inTitle = namesWhere(({ start }) => start < title.length)
  const required = namesWhere((hit) => !optional.some((part) => isWithin(hit, part, title.length + 1)))
  const isBefore = (names: ReadonlySet<string>, a: string, b: string) => Number(names.has(b)) - Number(names.has(a))
  const skills = [...count.keys()]
    .toSorted(
      (a, b) => isBefore(inTitle, a, b) || isBefore(required, a, b) || (count.get(b) ?? 0) - (count.get(a) ?? 0),
    )
    .slice(0, most)
  const [first] = meantSkills
  if (first === undefined) return null
  return { skills, quote: whole.slice(Math.max(0, first.start - 40), first.end + 60).trim() }
}

/** A part of a text, from its first character to the one after its last. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/**
 * Returns the positions at which a posting names a skill, by any spelling of our vocabulary; negative ones are in the
 * title. Undefined for a skill that the vocabulary doesn't have.
 */
export function skillMentions(title: string, description: string): (skill: string) => readonly TextSpan[] | undefined {
  const offset = title.length + 1
  const hits = Map.groupBy(meantIn(`${title}\n${description}`), ({ name }) => name)
  return (skill) => {
    const entry = entryOf(skill)
    return entry && (hits.get(entry.name) ?? []).map(({ start, end }) => ({ start: start - offset, end: end - offset }))
  }
}

/** Whether a text is the name of a skill of our vocabulary, or another spelling of it. */
export function skillInVocabulary(text: string): boolean {
  return entryOf(text) !== undefined
}

function entryOf(text: string): Entry | undefined {
  return entries.get(
    tokensOf(text)
      .map(({ key }) => key)
      .join(' '),
  )
}

function isWithin(hit: Hit, { start, end }: TextSpan, offset: number): boolean {
  return start + offset <= hit.start && hit.end <= end + offset
}

/** Returns the skills that a text names, without everyday meanings, in its order. */
function meantIn(text: string): Hit[] {
  const hits = hitsIn(text)
  const certain = hits.filter(({ name }) => !doubts.has(name))
  const isTechnical = certain.some(({ isSoftware }) => isSoftware)
  return hits.filter((hit) => isMeant(text, hit, certain, isTechnical))
}

function hitsIn(text: string): Hit[] {
  const tokens = tokensOf(text)
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const from = tokens[at]
    const longest = from === undefined ? undefined : longestFrom.get(from.key)
    if (from === undefined || longest === undefined) continue
    const entry = longestEntry(text, tokens, at, longest)
    if (entry === null) continue
    hits.push({ name: entry.name, isSoftware: entry.isSoftware, start: from.start, end: entry.end })
    at += entry.length - 1
  }
  return hits
}

function longestEntry(text: string, tokens: readonly Token[], at: number, longest: number) {
  let best: (Entry & { length: number; end: number }) | null = null
  let words = ''
  for (let length = 1; length <= longest; length += 1) {
    const [before, next] = [tokens[at + length - 2], tokens[at + length - 1]]
    if (next === undefined || (length > 1 && before !== undefined && !areJoined(text, before, next))) break
    words = length === 1 ? next.key : `${words} ${next.key}`
    const entry = entries.get(words)
    if (entry !== undefined) best = { ...entry, length, end: next.end }
  }
  return best
}

/** Words of one name are next to each other: a space, a hyphen or a slash apart. */
function areJoined(text: string, before: Token, next: Token): boolean {
  if (next.start === before.end) return true
  return next.start - before.end === 1 && ' -/&‑'.includes(text[before.end] ?? '')
}

function isMeant(text: string, hit: Hit, certain: readonly Hit[], isTechnical: boolean): boolean {
  const doubt = doubts.get(hit.name)
  const spelling = text.slice(hit.start, hit.end)
  // An alias such as `golang` is beyond doubt.
  if (doubt === undefined || spelling.toLowerCase() !== hit.name.toLowerCase()) return true
  if (spelling !== hit.name) return false
  const behind = text.slice(hit.end, hit.end + 24)
  if (verbBehind.test(behind) || /^[-'’&]/.test(behind)) return false
  if (
    spelling.length <= 2 &&
    (countsBefore.test(text.slice(Math.max(0, hit.start - 14), hit.start)) || text[hit.start - 1] === '-')
  )
    return false
  // The Philippine peso.
  if (spelling === 'PHP' && /^ ?\d{2,}/.test(behind)) return false
  if (doubt.needs === undefined || programs.test(behind)) return true
  if (doubt.needs === 'text') return isTechnical
  const [start, end] = sentenceAround(text, hit)
  return certain.some((other) => other.start >= start && other.end <= end)
}

function sentenceAround(text: string, { start, end }: Hit): readonly [number, number] {
  const before = text.slice(Math.max(0, start - 200), start)
  const after = text.slice(end, end + 200)
  const opening = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('; '))
  const closing = after.search(/\.\s|\n|;/)
  return [start - before.length + opening + 1, closing === -1 ? end + after.length : end + closing]
}

function tokensOf(text: string): Token[] {
  const lower = text.toLowerCase()
  // A few letters of other scripts change length in lower case; such a text is read as it is.
  const words = lower.length === text.length ? lower : text
  return Array.from(words.matchAll(token), ({ 0: key, index }) => ({ key, start: index, end: index + key.length }))
}
