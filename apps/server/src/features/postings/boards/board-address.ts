import type { SourceKind } from '../sources/read-source.ts'

/** Identifies a board on the web by its kind and the address at which people see it. */
export interface BoardRef {
  readonly kind: SourceKind
  readonly address: string
}

/** The sources that host the boards of many companies, each board under a name. */
export type HostedKind = Exclude<SourceKind, 'json-ld' | 'json' | 'csv'>

interface Host {
  /** Matches the board's name in any address of the source: a page, a posting, a widget or the API. */
  readonly pattern: RegExp
  /** First path segments that are not board names. */
  readonly notNames?: readonly string[]
  /** Returns the board's own address. `region` is what the pattern's group `region` or `region2` matched, or empty. */
  address(name: string, region: string): string
}

const name = String.raw`(?<name>[\w~%-][\w.~%-]*)`
/** Excludes `.`, which would match a part of a host name. */
const label = String.raw`(?<name>[\w-]+)`
const end = String.raw`(?![\w.~%-])`
const from = (source: string) => new RegExp(`^https?://${source}${end}`, 'i')

const hosts: Readonly<Record<HostedKind, Host>> = {
  greenhouse: {
    // The same API serves boards hosted in the EU.
    pattern: from(
      String.raw`(?:(?:job-)?boards(?:\.eu)?\.greenhouse\.io/(?:embed/job_(?:board|app)(?:/js)?/?\?(?:[^#\s]*?&)??for=)?|(?:boards-)?api(?:\.eu)?\.greenhouse\.io/v1/boards/)${name}`,
    ),
    notNames: ['embed'],
    address: (name) => `https://job-boards.greenhouse.io/${name}`,
  },
  lever: {
    pattern: from(String.raw`(?:jobs\.(?<region>eu\.)?lever\.co|api\.(?<region2>eu\.)?lever\.co/v0/postings)/${name}`),
    address: (name, region) => `https://jobs.${region}lever.co/${name}`,
  },
  ashby: {
    pattern: from(String.raw`(?:jobs\.ashbyhq\.com|api\.ashbyhq\.com/posting-api/job-board)/${name}`),
    notNames: ['api', '_next', 'meta'],
    address: (name) => `https://jobs.ashbyhq.com/${name}`,
  },
  workable: {
    pattern: from(
      String.raw`(?:apply\.workable\.com/(?:api/v\d/(?:widget/)?accounts/)?|(?:www\.)?workable\.com/api/accounts/)${name}`,
    ),
    notNames: ['api', 'j', 'static', 'assets'],
    address: (name) => `https://apply.workable.com/${name}`,
  },
  recruitee: {
    pattern: from(String.raw`${label}\.recruitee\.com`),
    notNames: ['www', 'api', 'app', 'docs', 'support'],
    address: (name) => `https://${name}.recruitee.com`,
  },
  smartrecruiters: {
    pattern: from(
      String.raw`(?:(?:careers|jobs)\.smartrecruiters\.com|api\.smartrecruiters\.com/(?:api-)?v1/companies)/${name}`,
    ),
    notNames: ['static', 'sr-jobs', 'oneclick-ui', 'assets'],
    address: (name) => `https://careers.smartrecruiters.com/${name}`,
  },
  personio: {
    pattern: from(String.raw`${label}\.jobs\.personio\.(?<region>de|com)`),
    address: (name, region) => `https://${name}.jobs.personio.${region}`,
  },
}

const hostedKinds = Object.keys(hosts).filter(isHostedKind)

/** Whether boards of this kind have names. */
export function isHostedKind(kind: string): kind is HostedKind {
  return Object.hasOwn(hosts, kind)
}

/**
 * Returns the board to which an address of a known source belongs, whether it is the address of the board's page, of a
 * posting, or of the API. Null for every other address, such as a company's own careers page.
 */
export function boardOfAddress(url: string): BoardRef | null {
  for (const kind of hostedKinds) {
    const { pattern, notNames, address } = hosts[kind]
    const groups = pattern.exec(url.trim())?.groups
    const name = groups?.name
    if (name === undefined || notNames?.includes(name.toLowerCase())) continue
    return { kind, address: address(name, (groups?.region ?? groups?.region2 ?? '').toLowerCase()) }
  }
  return null
}

/** Returns the board with this name at a source whose boards have names; null for text that can't be a name. */
export function boardOfName(kind: HostedKind, name: string): BoardRef | null {
  const region = kind === 'personio' ? 'de' : ''
  const address = hosts[kind].address(name, region)
  const board = boardOfAddress(address)
  // Rejects a name whose address would be parsed as another name.
  return board?.address === address ? board : null
}

/** Returns the board's name at the source, as it appears in addresses. */
export function nameOfBoard({ address }: BoardRef): string {
  const { hostname, pathname } = new URL(address)
  const [segment = ''] = pathname.split('/').filter(Boolean)
  return segment === '' ? (hostname.split('.')[0] ?? '') : segment
}

/** Returns the boards that a page links to, embeds or fetches from, once each, in the page's order. */
export function boardsIn(html: string): BoardRef[] {
  const boards = new Map<string, BoardRef>()
  // An address may have escaped slashes in scripts and an escaped ampersand in attributes.
  const text = html.replaceAll('\\/', '/').replaceAll('&amp;', '&')
  for (const [url] of text.matchAll(
    /(?:https?:)?\/\/[\w.-]+\.(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|recruitee\.com|smartrecruiters\.com|personio\.(?:de|com))[^\s"'<>\\`]*/gi,
  )) {
    const board = boardOfAddress(url.replace(/^\/\//, 'https://'))
    if (board !== null) boards.set(board.address.toLowerCase(), boards.get(board.address.toLowerCase()) ?? board)
  }
  return [...boards.values()]
}
