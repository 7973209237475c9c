import type { Readable } from 'node:stream'

/** A stored file, opened for reading. The caller must read the stream or destroy it. */
export interface OpenFile {
  readonly stream: Readable
  /** The size in bytes. */
  readonly size: number
}

/**
 * The store of files: the local disk or an object store. A key is a path of lower-case letters, digits, dots and dashes
 * with at least one folder (`pictures/0190.../128.webp`). The first folder belongs to one feature.
 */
export interface Files {
  /**
   * Stores a file under the key, completely or not at all. Replaces an existing file.
   * @throws {FilesUnavailable}
   */
  put(key: string, content: Uint8Array, type: string): Promise<void>
  /**
   * Opens the file of the key; undefined when there is none.
   *
   * @throws {FilesUnavailable}
   */
  get(key: string): Promise<OpenFile | undefined>
  /**
   * Removes files; ignores missing ones.
   *
   * @throws {FilesUnavailable}
   */
  delete(keys: readonly string[]): Promise<void>
  /** Returns the path at which the feature that owns the first folder serves the file: `/pictures/0190.../128.webp`. */
  urlPath(key: string): string
}

/** Thrown if the disk or the object store fails. The message is for the log. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

const keyPattern = /^[a-z0-9][a-z0-9-]{0,99}(\/[a-z0-9][a-z0-9-]{0,99}(\.[a-z0-9]{1,10})?){1,4}$/

/** Whether a text is a valid key. Keys in requests are untrusted until they are checked here. */
export function isFileKey(text: string): boolean {
  return keyPattern.test(text)
}

/** Throws for an invalid key, so that it never reaches a disk or a signature. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`"${key}" is no key of a file.`)
}

/** Returns the URL path of a key. */
export function urlPathOf(key: string): string {
  assertFileKey(key)
  return `/${key}`
}
