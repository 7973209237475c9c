import { z } from 'zod'

/** An S3-compatible object store. */
export interface S3Settings {
  /** The store's address, without a trailing slash. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly keyId: string
  readonly secret: string
  /** Whether the bucket's name is the first part of the path instead of the host name. */
  readonly pathStyle: boolean
}

/** The variables of the object store, by their names in the environment. */
export const s3Variables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine((url) => /^https?:\/\/[^/?#@]+\/*$/i.test(url), 'must be an origin such as https://jobs.example.org')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, dots and dashes')
    .optional(),
  S3_KEY_ID: z.string().optional(),
  S3_SECRET: z.string().optional(),
  S3_PATH_STYLE: z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
}

type S3Environment = z.output<z.ZodObject<typeof s3Variables>>

const meanings = {
  S3_ENDPOINT: 'the address of the object store',
  S3_BUCKET: 'the name of the bucket',
  S3_KEY_ID: 'the id of the access key',
  S3_SECRET: 'the secret of the access key',
} as const

/**
 * Returns the object store that the variables describe; undefined if none of them is set. Adds a line to `problems` for
 * each missing variable.
 */
export function readS3Settings(values: S3Environment, problems: string[]): S3Settings | undefined {
  const names = Object.keys(meanings) as (keyof typeof meanings)[]
  const setNames = names.filter((name) => values[name] !== undefined)
  if (setNames.length === 0) return undefined
  for (const name of names) {
    if (values[name] === undefined)
      problems.push(`${name} is required with ${setNames[0]}: set it to ${meanings[name]}.`)
  }
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_KEY_ID = '', S3_SECRET = '' } = values
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    keyId: S3_KEY_ID,
    secret: S3_SECRET,
    pathStyle: values.S3_PATH_STYLE,
  }
}
