type Entry = Readonly<Record<string, unknown>>

export interface MatchedRoles {
  /** The roles of the reading that the story lacks. */
  readonly missing: readonly Entry[]
  /** Existing roles that the résumé has more details for, each with its completed form. */
  readonly completed: ReadonlyMap<Entry, Entry>
}

/**
 * Matches the roles of a reading with those of a story, which may have been typed by hand with fewer details: same
 * company, same position or starting month, and no different start. The story's own values take precedence.
 */
export function matchRoles(present: readonly Entry[], readRoles: readonly Entry[]): MatchedRoles {
  const completedRoles = new Map<Entry, Entry>()
  const unmatchedRoles = new Set(present)
  const missingRoles = readRoles.filter((readRole) => {
    const match = [...unmatchedRoles].find((role) => isSame(role, readRole))
    if (!match) return true
    unmatchedRoles.delete(match)
    const completedRole = withMissingFields(match, readRole)
    if (Object.keys(completedRole).length > Object.keys(match).length) completedRoles.set(match, completedRole)
    return false
  })
  return { missing: missingRoles, completed: completedRoles }
}

function isSame(one: Entry, other: Entry): boolean {
  if (companyOf(one) !== companyOf(other)) return false
  const [from, since] = [String(one.startDate ?? ''), String(other.startDate ?? '')]
  const isPositionSame = normalise(one.position) === normalise(other.position)
  if (from === '' || since === '') return isPositionSame
  const haveBothMonths = from.length >= 7 && since.length >= 7
  const length = Math.min(from.length, since.length, 7)
  return from.slice(0, length) === since.slice(0, length) && (isPositionSame || haveBothMonths)
}

/**
 * Fills in the role's missing fields. The file's end date is used only if the role has no dates, so that it doesn't end
 * an ongoing role.
 */
function withMissingFields(role: Entry, readRole: Entry): Entry {
  const { endDate, ...rest } = readRole
  const isUndated = role.startDate === undefined && role.endDate === undefined
  return { ...rest, ...(isUndated && endDate !== undefined && { endDate }), ...role }
}

const forms = /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|kg|se|sa|sas|sarl|sl|ltda|plc|bv|nv|oy|ab)\b/gu

/** Returns a company's name without its legal form. */
function companyOf({ name }: Entry): string {
  const foldedName = normalise(name)
  return foldedName.replaceAll(forms, '').replaceAll(/\s+/g, ' ').trim() || foldedName
}

function normalise(words: unknown): string {
  return String(words ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
