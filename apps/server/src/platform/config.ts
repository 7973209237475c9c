import { isIP } from 'node:net'
import type { PageLanguages } from '@rise/texts/page-languages'
import { z } from 'zod'
import { type AiSettings, aiVariables, readAiSettings } from './ai/ai-settings.ts'
import type { FeatureEnvironment, FeatureSettings } from './feature-environment.ts'
import { readS3Settings, type S3Settings, s3Variables } from './files/s3-settings.ts'
import { isOfferable } from './language/offerable-languages.ts'

const flag = z.enum(['true', 'false', '1', '0'], 'must be true or false').transform((v) => v === 'true' || v === '1')

const port = 'must be a port number, 1 to 65535'
const limit = 'must be a whole number of requests a minute, 0 for no limit'

/** The variables that the platform reads. */
const variables = {
  MODE: z.enum(['local', 'live'], 'must be local or live').default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number(port).int(port).min(1, port).max(65_535, port).default(3000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine((url) => /^https?:\/\/[^/?#@]+\/*$/i.test(url), 'must be an origin such as https://jobs.example.org')
    .optional(),
  API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine((url) => /^https?:\/\/[^/?#@]+\/*$/i.test(url), 'must be an origin such as https://jobs.example.org')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters, best random ones').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*$/, 'must be one line')
    .regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address, or Name <address>')
    .optional(),
  STAGING: flag.default(false),
  OFFICIAL_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LANGUAGES: z
    .string()
    .refine(isLanguageList, 'must be languages such as en,de: see docs/translating.md')
    .default('en'),
  SOCIAL_LINKS: z.string().refine(isAddressList, 'must be https addresses, separated by commas').default(''),
  ...s3Variables,
  ...aiVariables,
  FETCH_ALLOW_ORIGINS: z
    .string()
    .refine(isOriginList, 'must be origins such as http://127.0.0.1:4000, separated by commas')
    .default(''),
  TRUST_PROXY: z.string().refine(isProxyTrust, 'must be true, false, a number of hops, or addresses').optional(),
  PRODUCT_NAME: z.string().max(40, 'must have at most 40 characters').default('Rise'),
  DEMO_DATA: flag.optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  RATE_LIMIT: z.coerce.number(limit).int(limit).min(0, limit).default(600),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .optional(),
}

/** The values of Fastify's `trustProxy`: trust no one, everyone, the nearest hops, or addresses. */
export type ProxyTrust = boolean | string | ((address: string, hop: number) => boolean)

/** The server's settings, read from the environment once at startup. */
export interface Config extends FeatureSettings {
  /**
   * `local`: defaults for trying Rise on one machine, with demo data and developer pages. `live`: production, which
   * requires more settings and has no demo data or developer pages.
   */
  readonly mode: 'local' | 'live'
  readonly host: string
  readonly port: number
  /** The base of links in pages, feeds and emails, without a trailing slash. */
  readonly publicUrl: string
  /** The origin at which browsers reach the API and the socket, if it differs from the pages' origin. */
  readonly apiUrl: string | undefined
  readonly dataDir: string
  /** The operator's language model, used only for members who agree to it; undefined if none is configured. */
  readonly ai: AiSettings | undefined
  /** The object store for files; undefined if files are in `dataDir`. */
  readonly s3: S3Settings | undefined
  /** The database's address; undefined for the embedded Postgres in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Redis's address; if undefined, each process counts limits in its own memory. */
  readonly redisUrl: string | undefined
  /** The secret that signs tokens. Undefined only in local mode, where the database then stores a random one. */
  readonly authSecret: string | undefined
  /** The mail server's address; undefined if emails stay in the outbox. */
  readonly smtpUrl: string | undefined
  /**
   * The sender, as `Name <address>` or a bare address. Undefined only in local mode, where the sender is then the
   * product's name at localhost.
   */
  readonly mailFrom: string | undefined
  /** Set for a trial installation, whose pages show a warning and link to the official one. */
  readonly staging: { readonly officialUrl: string | undefined } | undefined
  /** The languages in which pages are offered. */
  readonly languages: PageLanguages
  /** The product's profiles elsewhere, shown in the footer. */
  readonly socialLinks: readonly string[]
  /**
   * Origins that may be fetched although they are not public, each with the origin to fetch from instead; for tests.
   */
  readonly fetchAllowOrigins: ReadonlyMap<string, string>
  readonly trustProxy: ProxyTrust
  /** The product's name until an admin sets another one. Show the name from the context's `brand` instead. */
  readonly productName: string
  readonly demoData: boolean
  /** The role of the process: `web` serves requests, `worker` runs tasks, `all` does both. */
  readonly role: 'all' | 'web' | 'worker'
  /** The maximum number of API requests per minute from one network; 0 disables the limit. */
  readonly rateLimit: number
  readonly logLevel: string
}

/** Thrown for unusable settings, with one line per variable. */
export class ConfigError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

/** Returns the schema of every variable that the server reads, both the platform's and the features'. */
export function environmentOf(features: readonly FeatureEnvironment[]) {
  // Only the features know the types of their own variables.
  const featureVariables: object = Object.assign({}, ...features.map((feature) => feature.variables))
  return z.object({ ...variables, ...featureVariables })
}

/**
 * Reads and checks the environment. Ignores white space around a value; empty variables count as unset. Throws
 * ConfigError with one line per unusable variable; if each is usable by itself, with a line for each missing or
 * conflicting one.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  features: readonly FeatureEnvironment[],
): Config {
  const trimmedEntries = Object.entries(env).map(([name, value]): [string, string] => [name, value?.trim() ?? ''])
  const values = Object.fromEntries(trimmedEntries.filter(([, value]) => value !== ''))
  const parsedVariables = environmentOf(features).safeParse(values)
  if (!parsedVariables.success) {
    const lines = new Map<string, string>()
    for (const { path, message } of parsedVariables.error.issues.toReversed()) lines.set(path.join('.'), message)
    throw new ConfigError([...lines].map(([name, message]) => `${name} ${message}.`))
  }
  const e = parsedVariables.data
  const problems: string[] = []
  if (e.MODE === 'live') {
    if (!e.DATABASE_URL)
      problems.push('DATABASE_URL is required with MODE=live: set it to the address of a Postgres 15 to 18.')
    if (!e.PUBLIC_URL) problems.push('PUBLIC_URL is required with MODE=live: set it to the address that people visit.')
    else if (!e.PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL must begin with https:// when MODE=live.')
    if (!e.AUTH_SECRET)
      problems.push('AUTH_SECRET is required with MODE=live: set it to at least 32 random characters.')
    if (!e.SMTP_URL) problems.push('SMTP_URL is required with MODE=live: set it to the address of a mail server.')
    if (!e.MAIL_FROM) problems.push('MAIL_FROM is required with MODE=live: set it to the address of the sender.')
    if (e.DEMO_DATA) problems.push('DEMO_DATA is for MODE=local only; remove it.')
    if (values.FETCH_ALLOW_ORIGINS) problems.push('FETCH_ALLOW_ORIGINS is for tests in MODE=local only; remove it.')
  }
  if (e.ROLE !== 'all' && !e.DATABASE_URL) {
    problems.push(`DATABASE_URL is required with ROLE=${e.ROLE}: separate processes share one database.`)
  }
  const s3 = readS3Settings(e, problems)
  const ai = readAiSettings(e, problems)
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '')
  const start = { mode: e.MODE, publicUrl, problems }
  const settings: FeatureSettings = Object.assign({}, ...features.map(({ read }) => read(parsedVariables.data, start)))
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...settings,
    mode: e.MODE,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    apiUrl: e.API_URL === undefined ? undefined : new URL(e.API_URL).origin,
    dataDir: e.DATA_DIR,
    ai,
    s3,
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    authSecret: e.AUTH_SECRET,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    staging: e.STAGING ? { officialUrl: e.OFFICIAL_URL } : undefined,
    languages: languageList(e.LANGUAGES),
    socialLinks: listOf(e.SOCIAL_LINKS),
    fetchAllowOrigins: new Map(originPairs(e.FETCH_ALLOW_ORIGINS)),
    trustProxy: proxyTrust(e.TRUST_PROXY),
    productName: e.PRODUCT_NAME,
    demoData: e.DEMO_DATA ?? e.MODE === 'local',
    role: e.ROLE,
    rateLimit: e.RATE_LIMIT,
    // In local mode, the log is quieter, because its lines of JSON would hide the address and the demo accounts in the
    // terminal.
    logLevel: e.LOG_LEVEL ?? (e.MODE === 'local' ? 'warn' : 'info'),
  }
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function languageList(value: string): PageLanguages {
  const [own = 'en', ...others] = new Set(listOf(value))
  return [own, ...others]
}

function isLanguageList(value: string): boolean {
  return listOf(value).every(isOfferable)
}

function isAddressList(value: string): boolean {
  return listOf(value).every((part) => /^https:\/\/[^/\s]+/.test(part) && URL.canParse(part))
}

/**
 * Reads pairs of origins: `http://127.0.0.1:4000` maps to itself; `https://boards.example=http://127.0.0.1:4000` maps
 * the first origin to the second.
 */
function originPairs(value: string): [string, string][] {
  return listOf(value).map((entry) => {
    const [origin = '', stead = origin] = entry.split('=')
    return [origin, stead]
  })
}

function isOriginList(value: string): boolean {
  return originPairs(value)
    .flat()
    .every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin)
}

function isProxyTrust(value: string): boolean {
  if (/^(true|false|\d+)$/.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits = '0', ...rest] = part.trim().split('/')
    const family = isIP(address)
    if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())
    return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
  })
}

function proxyTrust(value: string | undefined): ProxyTrust {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  const hops = /^\d+$/.test(value) ? Number(value) : undefined
  return hops === undefined ? value : (_address, hop) => hop < hops
}
