import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Files } from './files.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Files } from './s3-files.ts'

/**
 * Returns the configured file store: the object store of `S3_*`, otherwise DATA_DIR/files. Neither connects nor creates
 * anything yet.
 */
export function openFiles({ s3, dataDir }: Config): Files {
  return s3 === undefined ? createLocalFiles(join(dataDir, 'files')) : createS3Files(s3)
}
