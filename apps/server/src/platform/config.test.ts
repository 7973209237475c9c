import { describe, expect, test } from 'vitest'
import { loadConfig } from '../load-config.ts'
import { ConfigError } from './config.ts'

/** Returns the lines of the ConfigError for this environment; none if it is valid. */
function linesOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
  return []
}

const liveVariables = {
  MODE: 'live',
  DATABASE_URL: 'postgres://rise@db/rise',
  PUBLIC_URL: 'https://rise.example',
  AUTH_SECRET: 'a-secret-that-nobody-can-guess-at-all',
  SMTP_URL: 'smtps://rise:word@mail.example',
  MAIL_FROM: 'Rise <hello@rise.example>',
}

test('every setting has a default for trying Rise on one machine', () => {
  expect(loadConfig({})).toEqual({
    mode: 'local',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    apiUrl: undefined,
    supportAccount: 'support@demo.example',
    dataDir: './data',
    s3: undefined,
    databaseUrl: undefined,
    redisUrl: undefined,
    authSecret: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    google: undefined,
    vapid: { keys: undefined, subject: 'mailto:no-reply@localhost' },
    staging: undefined,
    languages: ['en'],
    socialLinks: [],
    fetchAllowOrigins: new Map(),
    trustProxy: false,
    productName: 'Rise',
    demoData: true,
    role: 'all',
    rateLimit: 600,
    retentionDays: 180,
    logLevel: 'warn',
  })
})

test('empty and blank variables count as unset, and white space around a value is ignored', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', DEMO_DATA: '', TRUST_PROXY: '' })).toEqual(loadConfig({}))
  expect(loadConfig({ HOST: ' 0.0.0.0 ', MODE: 'local\n' })).toMatchObject({ host: '0.0.0.0', mode: 'local' })
})

test('variables change their settings', () => {
  const env = {
    ...liveVariables,
    HOST: '::',
    PORT: '8080',
    PUBLIC_URL: 'https://rise.example/',
    API_URL: 'https://api.rise.example/',
    SUPPORT_ACCOUNT: 'Help@rise.example',
    REDIS_URL: 'rediss://cache',
    PRODUCT_NAME: 'Ascend',
    ROLE: 'web',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'debug',
    DATA_DIR: '/srv/rise',
    GOOGLE_CLIENT_ID: 'rise-web',
    STAGING: 'true',
    OFFICIAL_URL: 'https://rise.example',
    SOCIAL_LINKS: 'https://social.example/@rise, https://code.example/rise',
  }
  expect(loadConfig(env)).toMatchObject({
    mode: 'live',
    host: '::',
    port: 8080,
    publicUrl: 'https://rise.example',
    databaseUrl: 'postgres://rise@db/rise',
    apiUrl: 'https://api.rise.example',
    supportAccount: 'help@rise.example',
    redisUrl: 'rediss://cache',
    productName: 'Ascend',
    role: 'web',
    rateLimit: 0,
    logLevel: 'debug',
    dataDir: '/srv/rise',
    demoData: false,
    authSecret: liveVariables.AUTH_SECRET,
    smtpUrl: liveVariables.SMTP_URL,
    mailFrom: liveVariables.MAIL_FROM,
    google: { clientId: 'rise-web', issuer: 'https://accounts.google.com' },
    staging: { officialUrl: 'https://rise.example' },
    socialLinks: ['https://social.example/@rise', 'https://code.example/rise'],
  })
})

test('live mode logs at level info by default, and LOG_LEVEL sets the level in local mode', () => {
  expect(loadConfig(liveVariables).logLevel).toBe('info')
  expect(loadConfig({ LOG_LEVEL: 'info' }).logLevel).toBe('info')
})

describe('each unusable variable is reported in one plain line', () => {
  test.for([
    ['MODE', 'production', 'MODE must be local or live.'],
    ['PORT', 'http', 'PORT must be a port number, 1 to 65535.'],
    ['PORT', '0', 'PORT must be a port number, 1 to 65535.'],
    ['PORT', '65536', 'PORT must be a port number, 1 to 65535.'],
    ['PORT', '30.5', 'PORT must be a port number, 1 to 65535.'],
    ['PUBLIC_URL', 'rise.example', 'PUBLIC_URL must be an http or https address.'],
    ['PUBLIC_URL', 'ftp://rise.example', 'PUBLIC_URL must be an http or https address.'],
    ['PUBLIC_URL', 'https://rise.example/jobs', 'PUBLIC_URL must be an origin such as https://jobs.example.org.'],
    ['DATABASE_URL', 'mysql://db/rise', 'DATABASE_URL must be a postgres:// address.'],
    ['DATABASE_URL', 'db', 'DATABASE_URL must be a postgres:// address.'],
    ['REDIS_URL', 'http://cache', 'REDIS_URL must be a redis:// address.'],
    ['AUTH_SECRET', 'short', 'AUTH_SECRET must have at least 32 characters, best random ones.'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be an smtp:// or smtps:// address.'],
    ['MAIL_FROM', 'Rise', 'MAIL_FROM must be an address, or Name <address>.'],
    ['MAIL_FROM', 'Rise\nBcc: all@example.org <a@b.c>', 'MAIL_FROM must be one line.'],
    ['GOOGLE_ISSUER', 'accounts', 'GOOGLE_ISSUER must be an http or https address.'],
    ['S3_ENDPOINT', 'store', 'S3_ENDPOINT must be an http or https address.'],
    ['S3_ENDPOINT', 'https://store/bucket', 'S3_ENDPOINT must be an origin such as https://jobs.example.org.'],
    ['S3_REGION', 'EU West', 'S3_REGION must be a region such as eu-central-1.'],
    ['S3_BUCKET', 'A', 'S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, dots and dashes.'],
    ['S3_PATH_STYLE', 'maybe', 'S3_PATH_STYLE must be true or false.'],
    ['STAGING', 'maybe', 'STAGING must be true or false.'],
    ['API_URL', 'https://api.rise.example/v1', 'API_URL must be an origin such as https://jobs.example.org.'],
    ['SUPPORT_ACCOUNT', 'help', 'SUPPORT_ACCOUNT must be an email address.'],
    ['OFFICIAL_URL', 'rise', 'OFFICIAL_URL must be an http or https address.'],
    ['SOCIAL_LINKS', 'http://social.example', 'SOCIAL_LINKS must be https addresses, separated by commas.'],
    [
      'FETCH_ALLOW_ORIGINS',
      'localhost:4000',
      'FETCH_ALLOW_ORIGINS must be origins such as http://127.0.0.1:4000, separated by commas.',
    ],
    [
      'FETCH_ALLOW_ORIGINS',
      'http://127.0.0.1:4000/path',
      'FETCH_ALLOW_ORIGINS must be origins such as http://127.0.0.1:4000, separated by commas.',
    ],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true, false, a number of hops, or addresses.'],
    ['TRUST_PROXY', '10.0.0.0/40', 'TRUST_PROXY must be true, false, a number of hops, or addresses.'],
    ['PRODUCT_NAME', 'x'.repeat(41), 'PRODUCT_NAME must have at most 40 characters.'],
    ['DEMO_DATA', 'maybe', 'DEMO_DATA must be true or false.'],
    ['ROLE', 'both', 'ROLE must be all, web or worker.'],
    ['RATE_LIMIT', 'many', 'RATE_LIMIT must be a whole number of requests a minute, 0 for no limit.'],
    ['RATE_LIMIT', '-1', 'RATE_LIMIT must be a whole number of requests a minute, 0 for no limit.'],
    ['RATE_LIMIT', '1.5', 'RATE_LIMIT must be a whole number of requests a minute, 0 for no limit.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.'],
  ] as const)('%s=%s', ([name, value, line]) => {
    expect(linesOf({ [name]: value })).toEqual([line])
  })

  test('several unusable variables get a line each', () => {
    const lines = linesOf({ PORT: 'x', MODE: 'x', DATABASE_URL: 'x' })
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['DATABASE_URL', 'MODE', 'PORT'])
  })
})

describe('MODE=live', () => {
  test('reports every setting that production lacks, together', () => {
    expect(linesOf({ MODE: 'live' }).map((line) => line.split(' is ')[0])).toEqual([
      'DATABASE_URL',
      'PUBLIC_URL',
      'AUTH_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
    ])
    expect(linesOf(liveVariables)).toEqual([])
  })

  test('requires an address with TLS', () => {
    expect(linesOf({ ...liveVariables, PUBLIC_URL: 'http://rise.example' })).toEqual([
      'PUBLIC_URL must begin with https:// when MODE=live.',
    ])
  })

  test.for([
    ['DEMO_DATA', 'true'],
    ['FETCH_ALLOW_ORIGINS', 'http://127.0.0.1:4000'],
  ] as const)('refuses %s, which is for trials and tests only', ([name, value]) => {
    expect(linesOf({ ...liveVariables, [name]: value })).toEqual([expect.stringContaining(`${name} is for`)])
    expect(linesOf({ [name]: value })).toEqual([])
  })
})

test('FETCH_ALLOW_ORIGINS lists origins, each for itself or as the target of another', () => {
  const { fetchAllowOrigins } = loadConfig({
    FETCH_ALLOW_ORIGINS: 'http://127.0.0.1:4000, https://boards.example=http://127.0.0.1:4001',
  })
  expect([...fetchAllowOrigins]).toEqual([
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['https://boards.example', 'http://127.0.0.1:4001'],
  ])
})

test('the variables of the object store are set together or not at all', () => {
  expect(linesOf({ S3_ENDPOINT: 'https://store.example', S3_SECRET: 'hush' })).toEqual([
    'S3_BUCKET is required with S3_ENDPOINT: set it to the name of the bucket.',
    'S3_KEY_ID is required with S3_ENDPOINT: set it to the id of the access key.',
  ])
  const keys = { S3_BUCKET: 'rise', S3_KEY_ID: 'key', S3_SECRET: 'hush' }
  expect(loadConfig({ S3_ENDPOINT: 'https://store.example/', ...keys, S3_PATH_STYLE: '1' }).s3).toEqual({
    endpoint: 'https://store.example',
    region: 'us-east-1',
    bucket: 'rise',
    keyId: 'key',
    secret: 'hush',
    pathStyle: true,
  })
})

test('web and worker processes require a shared database', () => {
  for (const role of ['web', 'worker']) {
    expect(linesOf({ ROLE: role })).toEqual([expect.stringContaining('DATABASE_URL is required')])
    expect(linesOf({ ROLE: role, DATABASE_URL: 'postgres://db/rise' })).toEqual([])
  }
})

test('TRUST_PROXY trusts no one, everyone, a number of hops, or addresses', () => {
  const trustProxyOf = (value: string) => loadConfig({ TRUST_PROXY: value }).trustProxy
  expect(trustProxyOf('false')).toBe(false)
  expect(trustProxyOf('true')).toBe(true)
  expect(trustProxyOf('loopback, 10.0.0.0/8, ::1')).toBe('loopback, 10.0.0.0/8, ::1')
  const oneHop = trustProxyOf('1')
  if (typeof oneHop !== 'function') throw new Error('expected a rule')
  expect([oneHop('10.0.0.1', 0), oneHop('10.0.0.2', 1)]).toEqual([true, false])
})
