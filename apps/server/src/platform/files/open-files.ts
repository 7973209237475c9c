import { join } from 'node:path'
import type { Files } from './files.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Files } from './s3-files.ts'
import type { S3Settings } from './s3-settings.ts'

interface Settings {
  readonly s3: S3Settings | undefined
  readonly dataDir: string
}

/**
 * Returns the configured file store: the object store of `S3_*`, otherwise DATA_DIR/files. Doesn't connect or create
 * anything yet.
 */
export function openFiles({ s3, dataDir }: Settings): Files {
  return s3 === undefined ? createLocalFiles(join(dataDir, 'files')) : createS3Files(s3)
}
