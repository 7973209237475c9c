import { UnreadableBoard } from './unreadable-board.ts'

export const boardKinds = ['greenhouse', 'lever', 'ashby'] as const
export type BoardKind = (typeof boardKinds)[number]

const displayNames: Readonly<Record<BoardKind, string>> = {
  greenhouse: 'a Greenhouse',
  lever: 'a Lever',
  ashby: 'an Ashby',
}
const shapes: Readonly<Record<BoardKind, string>> = {
  greenhouse: 'an object with a list "jobs"',
  lever: 'a list of postings',
  ashby: 'an object with a list "jobs"',
}
/** Fields that one source's items have and the others' have not. */
const marks: Readonly<Record<BoardKind, readonly string[]>> = {
  greenhouse: ['absolute_url', 'internal_job_id', 'first_published', 'updated_at', 'requisition_id', 'content'],
  lever: ['hostedUrl', 'categories', 'lists', 'createdAt', 'workplaceType', 'text'],
  ashby: ['jobUrl', 'isListed', 'descriptionHtml', 'publishedAt', 'employmentType', 'secondaryLocations'],
}

/**
 * The items of a board's file, unread. Throws UnreadableBoard when the whole has not the source's shape, or looks like
 * another source's.
 */
export function boardItems(parsed: unknown, kind: BoardKind): readonly unknown[] {
  const items = itemsIn(parsed)
  const looksLike = items === null ? null : sourceOf(parsed, items)
  if (looksLike !== null && looksLike !== kind) {
    throw new UnreadableBoard(`This looks like ${displayNames[looksLike]} board; use --source ${looksLike}`)
  }
  const isList = Array.isArray(parsed)
  if (items === null || isList !== (kind === 'lever')) {
    throw new UnreadableBoard(
      `This is not ${displayNames[kind]} board: it should be ${shapes[kind]}, and is ${describe(parsed)}. Fetch it again from the board's API.`,
    )
  }
  const objects = items.slice(0, 20).filter((item) => typeof item === 'object' && item !== null)
  if (objects.length > 0 && objects.every((item) => marksIn(item, kind) === 0)) {
    const fields = marks[kind].slice(0, 3).join(', ')
    throw new UnreadableBoard(
      `This is not ${displayNames[kind]} board: its jobs have none of the fields of one, such as ${fields}.`,
    )
  }
  return items
}

function itemsIn(parsed: unknown): readonly unknown[] | null {
  if (Array.isArray(parsed)) return parsed
  const jobs = fieldOf(parsed, 'jobs')
  return Array.isArray(jobs) ? jobs : null
}

/** The source that most fields of the first items speak for; null when none is ahead. */
function sourceOf(parsed: unknown, items: readonly unknown[]): BoardKind | null {
  const scores = boardKinds
    .map((kind) => ({ kind, score: items.slice(0, 20).reduce<number>((sum, item) => sum + marksIn(item, kind), 0) }))
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scores
  if (first !== undefined && first.score > (second?.score ?? 0)) return first.kind
  if (Array.isArray(parsed)) return null
  return fieldOf(parsed, 'apiVersion') !== undefined
    ? 'ashby'
    : fieldOf(parsed, 'meta') !== undefined
      ? 'greenhouse'
      : null
}

function marksIn(item: unknown, kind: BoardKind): number {
  return marks[kind].filter((mark) => fieldOf(item, mark) !== undefined).length
}

function describe(parsed: unknown): string {
  if (Array.isArray(parsed)) return 'a list'
  if (parsed === null || typeof parsed !== 'object') return `only ${parsed === null ? 'null' : `a ${typeof parsed}`}`
  const keys = Object.keys(parsed).slice(0, 5)
  return keys.length === 0
    ? 'an empty object'
    : `an object with ${keys.map((key) => `"${key.slice(0, 40)}"`).join(', ')}`
}

/** A field of something unknown; undefined when it is no object or has no such field of its own. */
export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, field)?.value
}
