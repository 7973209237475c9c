type Entry = Readonly<Record<string, unknown>>

export interface MatchedRoles {
  /** The roles of the reading that the story lacks. */
  readonly missing: readonly Entry[]
  /** Existing roles for which the reading has more details, each with its completed form. */
  readonly completed: ReadonlyMap<Entry, Entry>
}

/**
 * Matches the roles of a reading with those of a story, which may have been typed by hand with fewer details: same
 * company, same position or starting month, and no different start. The story's own values take precedence.
 */
export function matchRoles(present: readonly Entry[], read: readonly Entry[]): MatchedRoles {
  const completedRoles = new Map<Entry, Entry>()
  const unmatched = new Set(present)
  const missing = read.filter((readRole) => {
    const match = [...unmatched].find((role) => isSame(role, readRole))
    if (!match) return true
    unmatched.delete(match)
    const completed = withMissingFields(match, readRole)
    if (Object.keys(completed).length > Object.keys(match).length) completedRoles.set(match, completed)
    return false
  })
  return { missing, completed: completedRoles }
}

function isSame(one: Entry, other: Entry): boolean {
  if (companyOf(one) !== companyOf(other)) return false
  const [from, since] = [String(one.startDate ?? ''), String(other.startDate ?? '')]
  const isPositionSame = folded(one.position) === folded(other.position)
  if (from === '' || since === '') return isPositionSame
  const areBothToTheMonth = from.length >= 7 && since.length >= 7
  const length = Math.min(from.length, since.length, 7)
  return from.slice(0, length) === since.slice(0, length) && (isPositionSame || areBothToTheMonth)
}

/** A file's end is used only with its start: it doesn't end an ongoing role that has a start. */
function withMissingFields(role: Entry, readRole: Entry): Entry {
  const { endDate, ...rest } = readRole
  const isUndated = role.startDate === undefined && role.endDate === undefined
  return { ...rest, ...(isUndated && endDate !== undefined && { endDate }), ...role }
}

const forms = /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|kg|se|sa|sas|sarl|sl|ltda|plc|bv|nv|oy|ab)\b/gu

/** Returns a company's name without its legal form. */
function companyOf({ name }: Entry): string {
  const foldedName = folded(name)
  return foldedName.replaceAll(forms, '').replaceAll(/\s+/g, ' ').trim() || foldedName
}

function folded(words: unknown): string {
  return String(words ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
