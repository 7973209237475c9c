import softwareSkills from './skills-of-software.json' with { type: 'json' }
import tradeSkills from './skills-of-trades.json' with { type: 'json' }

const mostSkills = 15

/** A skill whose name is also an everyday word or a single letter, and the context in which it means the skill. */
interface Doubt {
  /** Requires this exact spelling: `Swift`, not `swift`. */
  readonly cased: true
  /**
   * Requires an unambiguous skill nearby: a software skill in the same text, or any skill in the same sentence. Words
   * such as `developer` directly after the name suffice instead.
   */
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
/** Words after a name that show that the name doesn't mean the program: `Excel at`, `React to`, `Notion of`. */
const verbBehind =
  /^ (?:at|in (?:a|an|the|your|our|this)|as|to|of|for|from|beyond|live|ahead|where|through|up|further|out)\b/i
/** Words before a letter that show that the letter is a label: `vitamin C`, `Building C`, `Series C`, `level C`. */
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
/** The skills by name and by alias: the key is its tokens, joined by spaces. */
const entries = new Map<string, Entry>()
/** The number of tokens of the longest key, by the key's first token. */
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
  /** The words around the first mention of a skill. */
  readonly quote: string
}

/**
 * Returns the skills of our vocabulary that a posting names, at most 15. Skills in the title come first, then those
 * named outside the `optional` parts of the description, then by frequency, then in the text's order. Names that are
 * also everyday words (Go, R, C, Excel, Swift) count only in a context that makes them skills. Returns null if there
 * are none.
 */
export function skillsOfText(
  title: string,
  description: string,
  optional: readonly TextSpan[] = [],
): FoundSkills | null {
  const wholeText = `${title}\n${description}`
  const skillHits = skillHitsIn(wholeText)
  const count = new Map<string, number>()
  for (const { name } of skillHits) count.set(name, (count.get(name) ?? 0) + 1)
  const namesWhere = (isThere: (hit: Hit) => boolean) => new Set(skillHits.filter(isThere).map(({ name }) => name))
  const inTitle = namesWhere(({ start }) => start < title.length)
  const requiredNames = namesWhere((hit) => !optional.some((part) => isWithin(hit, part, title.length + 1)))
  const isBefore = (names: ReadonlySet<string>, a: string, b: string) => Number(names.has(b)) - Number(names.has(a))
  const skills = [...count.keys()]
    .toSorted(
      (a, b) => isBefore(inTitle, a, b) || isBefore(requiredNames, a, b) || (count.get(b) ?? 0) - (count.get(a) ?? 0),
    )
    .slice(0, mostSkills)
  const [first] = skillHits
  if (first === undefined) return null
  return { skills, quote: wholeText.slice(Math.max(0, first.start - 40), first.end + 60).trim() }
}

/** A part of a text, from its first character to the position after its last one. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/**
 * Returns a function for the positions at which a posting names a skill, in any spelling of our vocabulary. Positions
 * in the title are negative. The function returns undefined for a skill outside our vocabulary.
 */
export function skillMentions(title: string, description: string): (skill: string) => readonly TextSpan[] | undefined {
  const offset = title.length + 1
  const hits = Map.groupBy(skillHitsIn(`${title}\n${description}`), ({ name }) => name)
  return (skill) => {
    const entry = entryOf(skill)
    return entry && (hits.get(entry.name) ?? []).map(({ start, end }) => ({ start: start - offset, end: end - offset }))
  }
}

/** Whether a text is the name, or another spelling, of a skill in our vocabulary. */
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

/** Returns the skills that a text names, in its order, without everyday meanings. */
function skillHitsIn(text: string): Hit[] {
  const hits = hitsIn(text)
  const certainHits = hits.filter(({ name }) => !doubts.has(name))
  const isTechnical = certainHits.some(({ isSoftware }) => isSoftware)
  return hits.filter((hit) => isMeant(text, hit, certainHits, isTechnical))
}

function hitsIn(text: string): Hit[] {
  const tokens = tokensOf(text)
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const from = tokens[at]
    const longestLength = from === undefined ? undefined : longestFrom.get(from.key)
    if (from === undefined || longestLength === undefined) continue
    const entry = longestEntry(text, tokens, at, longestLength)
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

/** Whether two words can belong to one name: they are adjacent, or one space, hyphen, slash or `&` apart. */
function areJoined(text: string, before: Token, next: Token): boolean {
  if (next.start === before.end) return true
  return next.start - before.end === 1 && ' -/&‑'.includes(text[before.end] ?? '')
}

function isMeant(text: string, hit: Hit, certain: readonly Hit[], isTechnical: boolean): boolean {
  const ambiguity = doubts.get(hit.name)
  const spelling = text.slice(hit.start, hit.end)
  // An alias such as `golang` has no other meaning.
  if (ambiguity === undefined || spelling.toLowerCase() !== hit.name.toLowerCase()) return true
  if (spelling !== hit.name) return false
  const textAfter = text.slice(hit.end, hit.end + 24)
  if (verbBehind.test(textAfter) || /^[-'’&]/.test(textAfter)) return false
  if (
    spelling.length <= 2 &&
    (countsBefore.test(text.slice(Math.max(0, hit.start - 14), hit.start)) || text[hit.start - 1] === '-')
  )
    return false
  // The Philippine peso.
  if (spelling === 'PHP' && /^ ?\d{2,}/.test(textAfter)) return false
  if (ambiguity.needs === undefined || programs.test(textAfter)) return true
  if (ambiguity.needs === 'text') return isTechnical
  const [start, end] = sentenceAround(text, hit)
  return certain.some((other) => other.start >= start && other.end <= end)
}

function sentenceAround(text: string, { start, end }: Hit): readonly [number, number] {
  const before = text.slice(Math.max(0, start - 200), start)
  const after = text.slice(end, end + 200)
  const sentenceStart = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('; '))
  const sentenceEnd = after.search(/\.\s|\n|;/)
  return [start - before.length + sentenceStart + 1, sentenceEnd === -1 ? end + after.length : end + sentenceEnd]
}

function tokensOf(text: string): Token[] {
  const lowerText = text.toLowerCase()
  // A few letters of other scripts change length in lower case; a text with such letters keeps its case.
  const words = lowerText.length === text.length ? lowerText : text
  return Array.from(words.matchAll(token), ({ 0: key, index }) => ({ key, start: index, end: index + key.length }))
}
