import type { JsonPart } from '../../../platform/json-walker.ts'
import { UnreadableBoard } from './unreadable-board.ts'

/** The sources whose items are JSON objects. */
export const jsonKinds = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'recruitee',
  'smartrecruiters',
  'json-ld',
  'json',
] as const
export type JsonKind = (typeof jsonKinds)[number]

interface Shape {
  /** The source's name with its article, as errors name it. */
  readonly name: string
  /** The names of the lists that contain the items; null for a bare list. */
  readonly lists: readonly (string | null)[]
  /** Whether an object without such a list is itself an item. */
  readonly alone?: true
  readonly description: string
  /** Fields that are typical of the source's items. */
  readonly marks: readonly string[]
  /** Members of the outermost object, which distinguish an empty board of this source from another source's. */
  readonly members: readonly string[]
}

const shapes: Readonly<Record<JsonKind, Shape>> = {
  greenhouse: {
    name: 'a Greenhouse board',
    lists: ['jobs'],
    description: 'an object with a list "jobs"',
    marks: ['absolute_url', 'internal_job_id', 'first_published', 'updated_at', 'requisition_id', 'content'],
    members: ['meta'],
  },
  lever: {
    name: 'a Lever board',
    lists: [null],
    description: 'a list of postings',
    marks: ['hostedUrl', 'categories', 'lists', 'createdAt', 'workplaceType', 'text'],
    members: [],
  },
  ashby: {
    name: 'an Ashby board',
    lists: ['jobs'],
    description: 'an object with a list "jobs"',
    marks: ['jobUrl', 'isListed', 'descriptionHtml', 'publishedAt', 'employmentType', 'secondaryLocations'],
    members: ['apiVersion'],
  },
  workable: {
    name: 'a Workable board',
    lists: ['jobs'],
    description: 'an object with a list "jobs"',
    marks: ['shortcode', 'telecommuting', 'shortlink', 'published_on', 'application_url', 'employment_type'],
    members: ['name', 'description'],
  },
  recruitee: {
    name: 'a Recruitee board',
    lists: ['offers'],
    description: 'an object with a list "offers"',
    marks: [
      'careers_url',
      'careers_apply_url',
      'employment_type_code',
      'published_at',
      'category_code',
      'translations',
    ],
    members: ['offers'],
  },
  smartrecruiters: {
    name: 'a SmartRecruiters board',
    lists: ['content', null],
    alone: true,
    description: 'an object with a list "content", or the details of postings',
    marks: ['releasedDate', 'typeOfEmployment', 'experienceLevel', 'refNumber', 'jobAd', 'customField'],
    members: ['totalFound', 'content', 'offset', 'limit'],
  },
  'json-ld': {
    name: 'schema.org JSON-LD',
    lists: [null, '@graph', 'itemListElement'],
    alone: true,
    description: 'objects of the type JobPosting',
    marks: ['@type', '@context', 'hiringOrganization', 'jobLocation', 'baseSalary', 'identifier'],
    members: ['@context', '@graph', 'itemListElement'],
  },
  json: {
    name: 'a list of jobs in the plain format',
    lists: [null, 'jobs'],
    alone: true,
    description: 'a list of jobs, an object with a list "jobs", or one job a line (see docs/import-format.md)',
    marks: ['company', 'jobTitle', 'companyName', 'firmName', 'applyUrl', 'places', 'workType', 'datePosted', 'payMin'],
    members: [],
  },
}

/** The data by which a board is checked: its first items, the names of their lists, and the other members. */
export interface BoardBeginning {
  readonly items: readonly JsonPart[]
  readonly lists: readonly (string | null)[]
  readonly members: ReadonlyMap<string, unknown>
}

/** Throws UnreadableBoard if a board doesn't have its source's format, or looks like another source's board. */
export function checkBoard(kind: JsonKind, board: BoardBeginning): void {
  const shape = shapes[kind]
  const looksLike = kindOf(board, kind)
  if (looksLike !== null && looksLike !== kind) {
    throw new UnreadableBoard(`This looks like ${shapes[looksLike].name}; use --source ${looksLike}`)
  }
  const hasItemList = board.lists.some((list) => shape.lists.includes(list))
  const isSingleItem = shape.alone === true && board.items.some(({ value }) => isObject(value))
  if (!hasItemList && !isSingleItem) {
    throw new UnreadableBoard(
      `This is not ${shape.name}: it should be ${shape.description}, and is ${describe(board)}. Fetch it again from the board's API.`,
    )
  }
  const objects = board.items.filter(({ value }) => isObject(value))
  if (kind !== 'json' && objects.length > 0 && objects.every(({ value }) => marksIn(value, kind) === 0)) {
    const fields = shape.marks.slice(0, 3).join(', ')
    throw new UnreadableBoard(`This is not ${shape.name}: its jobs have none of the fields of one, such as ${fields}.`)
  }
}

/**
 * Returns the source that most fields of the first items suggest, otherwise the one that most members of the outermost
 * object suggest. Null if `expected` is suggested by as many, or if two sources are.
 */
function kindOf({ items, lists, members }: BoardBeginning, expected: JsonKind): JsonKind | null {
  const score = (kind: JsonKind) => items.reduce((sum, { value }) => sum + marksIn(value, kind), 0)
  const byItems = leadingKind(score, expected)
  if (byItems !== null || lists.length === 0 || lists.includes(null)) return byItems
  const memberNames = new Set([...lists, ...members.keys()])
  return leadingKind((kind) => shapes[kind].members.filter((member) => memberNames.has(member)).length, expected)
}

function leadingKind(score: (kind: JsonKind) => number, expected: JsonKind): JsonKind | null {
  const [first, second] = jsonKinds.map((kind) => ({ kind, score: score(kind) })).toSorted((a, b) => b.score - a.score)
  if (first === undefined || first.score === 0 || first.score === score(expected)) return null
  return first.score > (second?.score ?? 0) ? first.kind : null
}

function marksIn(item: unknown, kind: JsonKind): number {
  return shapes[kind].marks.filter((mark) => fieldOf(item, mark) !== undefined).length
}

function describe({ items: [first], lists, members }: BoardBeginning): string {
  if (lists.includes(null)) return 'a list'
  const keys = [...members.keys(), ...lists.filter((list) => list !== null)].slice(0, 5)
  if (keys.length > 0) return `an object with ${keys.map((key) => JSON.stringify(key.slice(0, 40))).join(', ')}`
  if (first === undefined || isObject(first.value)) return 'an empty object'
  return `only ${first.value === null ? 'null' : `a ${typeof first.value}`}`
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a field of an unknown value; undefined if the value is not an object, or has no such own field. */
export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, field)?.value
}
